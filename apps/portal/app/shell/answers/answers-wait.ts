/** Marks in this browser for whose answers wait to be sent; what they say is for `answer-marks.ts`. */
export const WAITS = 'longleaf.answers-wait.';

/** Whether somebody's answers wait here, or anybody's: a page loads the code for them only then. */
export function doAnswersWait(owner = ''): boolean {
  const { localStorage } = window;
  return owner === ''
    ? Object.keys(localStorage).some((name) => name.startsWith(WAITS))
    : localStorage.getItem(WAITS + owner) !== null;
}
