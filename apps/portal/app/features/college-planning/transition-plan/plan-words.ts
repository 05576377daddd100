import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransitionNote } from '@longleaf/rules/transition-plans/plan';

/** What each note is called, and what it asks. */
export const NOTE_WORDS: Readonly<
  Record<TransitionNote, { name: MessageDescriptor; help: MessageDescriptor }>
> = {
  planDescriptionNotes: { name: msg`My plan`, help: msg`What you want to learn or do.` },
  careerGoalNotes: { name: msg`Career goal`, help: msg`The work that you would like to do one day.` },
  supportNotes: {
    name: msg`Support I need`,
    help: msg`Who or what can help you: people, money, time, a ride.`,
  },
  nextTransitionNotes: { name: msg`My next step`, help: msg`The one thing that you will do next, and when.` },
};
