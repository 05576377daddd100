/** Numbers from 0 to 1, the same ones for the same seed on every machine (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth random curve: one value for every x, neighbours alike. */
export function smoothNoise(random: Random): (x: number) => number {
  const knots = Array.from({ length: 64 }, random);
  const at = (index: number) => knots[((index % 64) + 64) % 64] ?? 0;
  return (x) => {
    const left = Math.floor(x);
    const part = x - left;
    const eased = part * part * (3 - 2 * part);
    return at(left) * (1 - eased) + at(left + 1) * eased;
  };
}
