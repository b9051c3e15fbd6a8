/// <reference lib="webworker" />
// The proof is checked beside the page, which must not stand still for it.
import { check, type Asked } from "./check.ts";

self.onmessage = ({ data }: MessageEvent<Asked>) => self.postMessage(check(data));
