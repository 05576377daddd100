export type Scored = {
  /** The student marked the application as sent. */
  readonly completed: boolean;
  readonly tasks: readonly { readonly completed: boolean }[];
  /** Status of each transcript request for it. */
  readonly transcripts: readonly string[];
};

export type Score = {
  /** Never more than `outOf`. */
  readonly points: number;
  readonly outOf: number;
  /** 0 to 100, whole (GAP-045). */
  readonly percent: number;
  /** What the points are made of. */
  readonly parts: { readonly transcript: boolean; readonly completed: boolean; readonly tasks: number };
};

/**
 * How far an application is (GAP-044, ST-097 to ST-101): a point for a transcript that was asked for and did not fail,
 * one for the application that is sent, one for each task that is done; out of 2 once it is sent, of the number of tasks
 * before.
 */
export function scoreOf({ completed, tasks, transcripts }: Scored): Score {
  const done = tasks.filter((task) => task.completed).length;
  const transcript = transcripts.some((status) => status !== 'Failed');
  const outOf = completed ? 2 : tasks.length;
  const points = Math.min(outOf, Number(transcript) + Number(completed) + done);
  return {
    points,
    outOf,
    percent: outOf === 0 ? 0 : Math.round((points / outOf) * 100),
    parts: { transcript, completed, tasks: done },
  };
}
