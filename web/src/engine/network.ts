/** The value network: the very file that Python reads (`bots/data/network.npz`), unpacked by the browser itself. */
import { NETWORK_FORM, NETWORK_NUMBERS } from "./constants.ts";

const LOCAL_HEADER = 30;
const ENTRY = 46;
const DEFLATED = 8;

/** A byte for each weight times the scale of its block, as plain floats: to the bit what Python makes of them. */
export async function readNetwork(file: ArrayBuffer): Promise<Float32Array> {
  const members = membersOf(file);
  const weights = await array(file, members, "weights", "'|i1'");
  const scales = await array(file, members, "scales", "'<f2'");
  const mark = await array(file, members, "mark", "'|u1'");
  const blocks = Math.ceil(NETWORK_FORM.ROW / NETWORK_FORM.BLOCK);
  if (
    weights.byteLength !== NETWORK_NUMBERS ||
    scales.byteLength !== 2 * blocks * (NETWORK_NUMBERS / NETWORK_FORM.ROW)
  )
    throw new Error(
      `a network of ${weights.byteLength} weights; the engine wants ${NETWORK_NUMBERS}`,
    );
  const told = [...Array(mark.byteLength).keys()]
    .map((i) => mark.getUint8(i).toString(16).padStart(2, "0"))
    .join("");
  if (told !== NETWORK_FORM.MARK)
    throw new Error(`a network for other cards or features: ${told}, here ${NETWORK_FORM.MARK}`);
  const numbers = new Float32Array(NETWORK_NUMBERS);
  for (let i = 0; i < numbers.length; i++) {
    const block =
      Math.floor(i / NETWORK_FORM.ROW) * blocks +
      Math.floor((i % NETWORK_FORM.ROW) / NETWORK_FORM.BLOCK);
    numbers[i] = weights.getInt8(i) * half(scales.getUint16(2 * block, true));
  }
  return numbers;
}

/** An array in an `.npz` file, behind its head. */
async function array(
  file: ArrayBuffer,
  members: Map<string, number>,
  name: string,
  type: string,
): Promise<DataView> {
  const entry = members.get(`${name}.npy`);
  if (entry === undefined) throw new Error(`the network has no ${name}`);
  const bytes = await unpacked(file, entry);
  const start = 10 + new DataView(bytes.buffer, bytes.byteOffset).getUint16(8, true);
  const told = new TextDecoder("latin1").decode(bytes.subarray(10, start));
  if (!told.includes(type)) throw new Error(`the network's ${name} are not ${type}: ${told}`);
  return new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
}

/** Where the entries of a zip archive lie, by name; from its end: the sizes at its beginning may be left open. */
function membersOf(file: ArrayBuffer): Map<string, number> {
  const view = new DataView(file);
  let end = file.byteLength - 22;
  while (end > 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  const members = new Map<string, number>();
  let entry = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    const name = new Uint8Array(file, entry + ENTRY, view.getUint16(entry + 28, true));
    members.set(new TextDecoder("latin1").decode(name), entry);
    entry +=
      ENTRY + name.length + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return members;
}

async function unpacked(file: ArrayBuffer, entry: number): Promise<Uint8Array> {
  const view = new DataView(file);
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const at = view.getUint32(entry + 42, true);
  const start = at + LOCAL_HEADER + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = new Uint8Array(file, start, size);
  if (method !== DEFLATED) return packed.slice();
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
