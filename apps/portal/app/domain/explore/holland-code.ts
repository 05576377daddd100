import { type InterestArea, interestAreas } from '@longleaf/rules/careers/interests';

/** The areas that the letters of a Holland code stand for: 'SI' gives social and investigative. */
export function areasOfCode(hollandCode: string | null): InterestArea[] {
  return Array.from(hollandCode ?? '').flatMap((letter) =>
    interestAreas.filter((area) => area.startsWith(letter.toLowerCase())),
  );
}
