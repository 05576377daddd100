import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type InterestArea, interestAreas } from '@longleaf/rules/careers/interests';

/** What somebody likes whose answers lean to an area, as a sentence of its own. */
export const YOU_LIKE: Readonly<Record<InterestArea, MessageDescriptor>> = {
  realistic: msg`You like to build and fix things.`,
  investigative: msg`You like to find things out.`,
  artistic: msg`You like to make things of your own.`,
  social: msg`You like to help people.`,
  enterprising: msg`You like to lead and to start things.`,
  conventional: msg`You like to keep things in order.`,
};

/** The area of a result of the interest profiler: categories 1 to 6 in the order of the six areas. */
export function areaOf(id: number | undefined): InterestArea | undefined {
  return id === undefined ? undefined : interestAreas[id - 1];
}
