import { beginSignIn } from '../../../shell/session/sign-in.ts';
import { sessionState } from '../../../shell/session/session-state.ts';
import type { NamedCollege } from './college-card.ts';
import { getRecruited } from './recruiting.ts';
import { saveCollege } from './saved-colleges.ts';

/** Saves a college, after sign-in where that is needed. */
export function startSaving(college: NamedCollege): void {
  if (sessionState().status === 'signed-in') void saveCollege(college.id);
  else void beginSignIn({ intent: `save:${college.shortName}` });
}

/** Asks a college to recruit the student, after sign-in where that is needed. */
export function startRecruiting(college: NamedCollege): void {
  if (sessionState().status === 'signed-in') void getRecruited(college.id);
  else void beginSignIn({ intent: `recruit:${college.shortName}` });
}
