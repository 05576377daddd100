const LOOK_EVERY_MILLISECONDS = 2_000;
/** One answer that came late says little: under load some do. */
const FAILURES_UNTIL_AWAY = 2;

export type DatabaseWatch = {
  /** Whether the database has been away for the last looks; known without asking. */
  isAway: () => boolean;
  end: () => void;
};

/**
 * Looks again and again whether the database works.
 * @param isReady asks it (`databaseReady`), and never takes long.
 */
export function watchDatabase(
  isReady: () => Promise<boolean>,
  everyMilliseconds = LOOK_EVERY_MILLISECONDS,
): DatabaseWatch {
  let failures = 0;
  let ended = false;
  let next: NodeJS.Timeout | undefined;
  const look = async () => {
    failures = (await isReady()) ? 0 : failures + 1;
    if (!ended) next = setTimeout(() => void look(), everyMilliseconds).unref();
  };
  next = setTimeout(() => void look(), 0).unref();
  return {
    isAway: () => failures >= FAILURES_UNTIL_AWAY,
    end: () => {
      ended = true;
      clearTimeout(next);
    },
  };
}
