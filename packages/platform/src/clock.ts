/** Tells the present moment. Rules never read the clock themselves; they are told the time. */
export type Clock = () => Date;

/** A clock that runs, or one that stands at NOW when that setting is given. */
export function clockOf(settings: { NOW?: string | undefined }): Clock {
  const { NOW } = settings;
  return NOW === undefined ? () => new Date() : () => new Date(NOW);
}
