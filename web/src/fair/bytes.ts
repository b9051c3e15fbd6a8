/** Bytes as lower-case hexadecimal digits, as the proof writes them, and back. */

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("not hexadecimal digits");
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Below 0, 0 or above 0, as unsigned bytes from the first on. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  for (let place = 0; place < one.length; place++) {
    const difference = one[place]! - (other[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
