// Without 0, 1, I, L, O and U: read aloud or copied by hand, each is known from the others, and none makes a word.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

/** How a reference number is written: 'K7M4Q-2XZ9P', in any letter case. */
export const REFERENCE_PATTERN = /^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/i;

/** A reference number out of ten random numbers from 0 up to 1. @throws RangeError for fewer. */
export function referenceOf(random: readonly number[]): string {
  if (random.length < 2 * HALF) throw new RangeError('A reference number is made of ten signs');
  const signs = random.slice(0, 2 * HALF).map((share) => SIGNS[Math.floor(share * SIGNS.length)]);
  return `${signs.slice(0, HALF).join('')}-${signs.slice(HALF).join('')}`;
}
