/** A part of an address that is shown back to the reader, or null when it is not a plain name or id. */
export function readSegment(segment: string): string | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} ._~()',&-]{0,119}$/u.test(segment) ? segment : null;
}
