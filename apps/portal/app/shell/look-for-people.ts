import { peopleReadyPath } from '@longleaf/contract/people-away';
import { queryClientOfTab } from '../lib/query-client.ts';
import { setPeopleAway } from './people-away.ts';

/** Between two looks; some are a little later, so that not all ask at once. */
const LOOK_MILLISECONDS = 10_000;
const SPREAD_MILLISECONDS = 5_000;

/** Asks whether people's things are back. What could not be had meanwhile is asked for again. */
export async function lookForPeople(): Promise<void> {
  const isBack = await fetch(peopleReadyPath, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isBack) return;
  setPeopleAway(false);
  await queryClientOfTab().refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** Looks again and again. Gives the function that ends it. */
export function keepLooking(): () => void {
  const every = LOOK_MILLISECONDS + Math.random() * SPREAD_MILLISECONDS;
  const timer = setInterval(() => void lookForPeople(), every);
  return () => clearInterval(timer);
}
