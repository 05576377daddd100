import { useLingui } from '@lingui/react';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { interestAreas } from '@longleaf/rules/careers/interests';
import { areasOfCode } from '../../domain/explore/holland-code.ts';
import { INTEREST_NAMES } from '../../domain/explore/interest-words.ts';
import { Fan } from '../../ui/charts/fan.tsx';

/** Highest score of an interest. */
export const HIGHEST_INTEREST = 7;

/** The six interests of a career as bundles of needles; the figures stand in the list of interests. */
export function InterestFan({ career }: { career: CareerDetails }) {
  const { _ } = useLingui();
  const strong = areasOfCode(career.hollandCode);
  return (
    <Fan
      bundles={interestAreas.map((area) => {
        const name = _(INTEREST_NAMES[area]);
        const score = career.interests.find((interest) => interest.area === area)?.score ?? 0;
        return {
          key: area,
          label: name,
          shortLabel: name.charAt(0),
          share: score / HIGHEST_INTEREST,
          strong: strong.includes(area),
        };
      })}
    />
  );
}
