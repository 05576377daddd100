/** A slice of a round picture, in turns from straight up, clockwise: 0 to 1. */
export interface Turn {
  from: number;
  to: number;
}

/**
 * Lays shares one after the other around a circle. They need not add up to one: each keeps its proportion of the
 * whole, so that rounding leaves no gap. Shares that are not above zero take no room.
 */
export function turnsOf(shares: readonly number[]): Turn[] {
  const sizes = shares.map((share) => Math.max(share, 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let end = 0;
  return sizes.map((size) => {
    const from = end;
    end = total === 0 ? 0 : from + size / total;
    return { from, to: end };
  });
}

/** Path of a slice of a circle around the origin. A slice that is the whole is a circle; one without room is empty. */
export function slicePath({ from, to }: Turn, radius: number): string {
  const size = to - from;
  if (size <= 0) return '';
  const [half, r] = [pointAt(from + size / 2, radius), radius];
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const arc = `A${r} ${r} 0 0 1 ${half}A${r} ${r} 0 0 1 ${end}`;
  return size > 1 - 1e-6 ? `M${start}${arc}z` : `M0 0L${start}${arc}z`;
}

/** Where the middle of a slice lies, `radius` from the centre. */
export function middleOf({ from, to }: Turn, radius: number): { x: number; y: number } {
  const angle = (from + to) * Math.PI;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${short(Math.sin(angle) * radius)} ${short(-Math.cos(angle) * radius)}`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}
