import { peopleReadyPath } from '@longleaf/contract/people-away';
import { queryClientOfTab } from '../lib/query-client.ts';
import { setAway } from './people-away.ts';

/** Between two looks whether people's things are back; some are a little later, so that not all ask at once. */
const LOOK_MILLISECONDS = 10_000;
const SPREAD_MILLISECONDS = 5_000;

/** Looks now and then whether people's things are back, until they are or the returned function is called. */
export function lookNowAndThen(): () => void {
  let nextLook: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = () => void lookForPeople().then(plan);
  function plan(): void {
    if (!isOver) nextLook = setTimeout(look, LOOK_MILLISECONDS + Math.random() * SPREAD_MILLISECONDS);
  }
  plan();
  return () => {
    isOver = true;
    clearTimeout(nextLook);
  };
}

/** Asks whether people's things are back. What could not be had meanwhile is asked for again. */
export async function lookForPeople(): Promise<void> {
  const isBack = await fetch(peopleReadyPath, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isBack) return;
  setAway(false);
  await queryClientOfTab().refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}
