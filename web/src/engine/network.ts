/** The value network: the very file that Python reads (`bots/data/network.npz`), unpacked by the browser itself. */
import { NETWORK_NUMBERS } from "./constants.ts";

const LOCAL_HEADER = 30;
const DEFLATED = 8;

/** The one array in an `.npz` file: half floats, as plain floats. */
export async function readNetwork(file: ArrayBuffer): Promise<Float32Array> {
  const array = await firstMember(file);
  const head = new DataView(array.buffer, array.byteOffset);
  const start = 10 + head.getUint16(8, true);
  const told = new TextDecoder("latin1").decode(array.subarray(10, start));
  if (!told.includes("'<f2'")) throw new Error(`the network is not of half floats: ${told}`);
  const numbers = new Float32Array((array.length - start) / 2);
  if (numbers.length !== NETWORK_NUMBERS)
    throw new Error(`a network of ${numbers.length} numbers; the engine wants ${NETWORK_NUMBERS}`);
  for (let i = 0; i < numbers.length; i++) numbers[i] = half(head.getUint16(start + 2 * i, true));
  return numbers;
}

/** The first file in a zip archive, by its entry at the end: the sizes at its beginning may be left open. */
async function firstMember(file: ArrayBuffer): Promise<Uint8Array> {
  const view = new DataView(file);
  let end = file.byteLength - 22;
  while (end > 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  const entry = view.getUint32(end + 16, true);
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const at = view.getUint32(entry + 42, true);
  const start = at + LOCAL_HEADER + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = new Uint8Array(file, start, size);
  if (method !== DEFLATED) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const rest = bits & 1023;
  if (exponent === 0) return sign * rest * 2 ** -24;
  if (exponent === 31) return rest ? NaN : sign * Infinity;
  return sign * (1 + rest / 1024) * 2 ** (exponent - 15);
}
