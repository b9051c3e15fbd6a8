// Packs the built files: `node tools/pack.mjs FOLDER`. The server sends FILE.br or FILE.gz where a
// browser takes them; Brotli is a seventh smaller, and browsers ask for it on https and localhost.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Fonts and pictures are packed already. */
const PACKED = /\.(js|css|html|svg|webmanifest|wasm|json)$/;

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (!PACKED.test(name)) continue;
  const file = join(folder, name);
  const whole = readFileSync(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(whole, { params: size }));
}
