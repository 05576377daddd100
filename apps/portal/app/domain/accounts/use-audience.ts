import { type Audience, audienceOf } from '@longleaf/rules/accounts/audience';
import { usePerson } from '../../shell/session/session.ts';

/** Whom the page speaks to; nobody in particular while it is not known who is signed in. */
export function useAudience(): Audience {
  return audienceOf(usePerson()?.role ?? 0);
}
