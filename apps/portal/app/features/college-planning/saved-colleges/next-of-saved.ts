import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import {
  type ActionDone,
  type NextForCollege,
  nextForCollege,
  type TrackedActionId,
} from '@longleaf/rules/saved-colleges/tracked-actions';

/** What is done about a saved college. */
export function doneOf({ actions }: SavedCollege): ActionDone[] {
  return actions.map(({ questionID, doneOn }) => ({ id: questionID as TrackedActionId, doneOn }));
}

/** The next step that is missing for a saved college; null at one that has closed: nobody can visit it or apply. */
export function nextOfSaved(saved: SavedCollege): NextForCollege | null {
  return saved.college?.flags.includes('Closed') ? null : nextForCollege(doneOf(saved));
}
