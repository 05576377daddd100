import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outlook } from '@longleaf/rules/careers/outlook';

/** How the number of jobs is expected to change over ten years, in short. */
export const OUTLOOKS: Readonly<Record<Outlook, MessageDescriptor>> = {
  muchFaster: msg`Growing much faster than most`,
  faster: msg`Growing faster than most`,
  average: msg`Growing as fast as most`,
  slower: msg`Growing slower than most`,
  littleOrNoChange: msg`Little or no change`,
  decline: msg`Fewer jobs expected`,
};
