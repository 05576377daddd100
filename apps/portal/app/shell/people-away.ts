import { awayAttribute, awayHeader } from '@longleaf/contract/people-away';

/** Told to the window when it changes whether people's things are away. */
export const AWAY_EVENT = 'longleaf-away';

/** Whether signing in and saving are away for now: the server says so on the root element, and with its answers. */
export function arePeopleAway(): boolean {
  return document.documentElement.hasAttribute(awayAttribute);
}

/** Takes note of an answer's mark. One without it may be an older one, or another copy's: only a look ends it. */
export function noteOfAnswer({ headers }: Response): void {
  if (headers.has(awayHeader)) setPeopleAway(true);
}

export function setPeopleAway(now: boolean): void {
  document.documentElement.toggleAttribute(awayAttribute, now);
  window.dispatchEvent(new Event(AWAY_EVENT));
}
