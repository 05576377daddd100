import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CollegeCard } from '@longleaf/contract/college-card';

type Flag = CollegeCard['flags'][number];

/** Designations worth a word on a card; the others are on the profile. `Closed` has a tag of its own. */
const CARD_FLAGS: Readonly<Partial<Record<Flag, MessageDescriptor>>> = {
  HBCU: msg`HBCU`,
  Tribal: msg`Tribal college`,
  WomenOnly: msg`Women only`,
  MenOnly: msg`Men only`,
  OnlineOnly: msg`Online only`,
};

/** The designations of a college that its card names, in the college's order. */
export function flagWords(flags: readonly Flag[]): MessageDescriptor[] {
  return flags.flatMap((flag) => CARD_FLAGS[flag] ?? []);
}
