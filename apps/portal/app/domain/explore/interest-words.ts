import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InterestArea } from '@longleaf/rules/careers/interests';

/** The six interest areas in the order in which they stand around Holland's hexagon. */
export const INTEREST_NAMES: Readonly<Record<InterestArea, MessageDescriptor>> = {
  realistic: msg`Realistic`,
  investigative: msg`Investigative`,
  artistic: msg`Artistic`,
  social: msg`Social`,
  enterprising: msg`Enterprising`,
  conventional: msg`Conventional`,
};

/** What somebody with the interest likes, after "People who like to". */
export const INTEREST_MEANINGS: Readonly<Record<InterestArea, MessageDescriptor>> = {
  realistic: msg`Build, fix and work with your hands or outdoors.`,
  investigative: msg`Ask why and work things out.`,
  artistic: msg`Make things and try new ideas.`,
  social: msg`Help, teach and listen.`,
  enterprising: msg`Lead, sell and start things.`,
  conventional: msg`Keep things in order and get details right.`,
};
