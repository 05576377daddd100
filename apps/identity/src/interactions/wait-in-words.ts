import { fill } from '@longleaf/rules/words/fill';

/** Says how long to wait, without a figure that is old when it is read: seconds when few, else minutes. */
export function waitInWords(seconds: number): string {
  if (seconds === 1) return /*i18n*/ 'There were too many tries. Wait 1 second, then try again';
  if (seconds < 60)
    return fill(/*i18n*/ 'There were too many tries. Wait {seconds} seconds, then try again', { seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return /*i18n*/ 'There were too many tries. Wait 1 minute, then try again';
  return fill(/*i18n*/ 'There were too many tries. Wait {minutes} minutes, then try again', { minutes });
}
