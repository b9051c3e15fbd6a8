/** SHA-256 in own lines: `crypto.subtle` is absent where a page came over plain http. FIPS 180-4. */

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++)
      if (number % factor === 0) prime = false;
    if (prime) found.push(fraction(number, power));
  }
  return Uint32Array.from(found);
}

/** A double has too few bits to be trusted with the last one: exact, in whole numbers. */
function fraction(prime: number, power: number): number {
  const wanted = BigInt(prime) << BigInt(32 * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(power) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const START = roots(8, 2);
const STEPS = roots(64, 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = pad(data);
  const hash = START.slice();
  const words = new Uint32Array(64);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    mix(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** The data, one bit, zeros, and the length in bits: whole blocks of 64 bytes. */
function pad(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  return padded;
}

/** One block into the hash; `words` holds the block in its first 16 places. */
function mix(hash: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + STEPS[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word));
}
