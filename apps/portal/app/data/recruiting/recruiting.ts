import { ApiError, createClient } from '@longleaf/contract/client';
import { recruitingMessages, recruitingOperations } from '@longleaf/contract/recruiting';
import type { ToldPart } from '@longleaf/rules/recruiting/told';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { usePerson } from '../../shell/session/session.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Everything about recruiting lies under this name; a change makes all of it stale. */
export const RECRUITING = 'recruiting';

const api = createClient(recruitingOperations, browserApi);

/** Ids of the colleges a person asked to recruit them. */
export function recruiterIdsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, RECRUITING, 'ids'),
    queryFn: ({ signal }) => api.getRecruiterIds({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** What colleges are told of a person, and whether that person may ask them. */
export function recruiterDetailsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, RECRUITING, 'details'),
    queryFn: ({ signal }) => api.getRecruiterAdditionalData({}, { signal }),
  });
}

/** The colleges that may write to a person, with what each was told (API-111). */
export function recruitersQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, RECRUITING, 'recruiters'),
    queryFn: ({ signal }) => api.getCollegeRecruiters({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Whether the person asked this college to recruit them; false while nobody is signed in. */
export function useIsRecruited(collegeId: number): boolean {
  const person = usePerson();
  const { data } = useQuery({
    ...recruiterIdsQuery(person?.id ?? ''),
    enabled: person !== null,
    select: (ids) => ids.includes(collegeId),
  });
  return data ?? false;
}

/**
 * Asks a college to recruit the person who is signed in (MSG-022, MSG-023). Never throws.
 * @param told what was said that the college is told.
 */
export function getRecruited(collegeId: number, told: readonly ToldPart[]): Promise<boolean> {
  return change(() =>
    api.addRecruiter({
      body: { applicationDefinitionId: collegeId, source: 'College Recruiter', told: [...told] },
    }),
  );
}

/** Takes the request back (GAP-020, MSG-023). Never throws. */
export function stopRecruiting(collegeId: number): Promise<boolean> {
  return change(() => api.removeRecruiter({ body: { applicationDefinitionId: collegeId } }));
}

async function change(send: () => Promise<{ message: string }>): Promise<boolean> {
  try {
    const { message } = await send();
    showToast({ kind: 'done', text: message });
    return true;
  } catch (error) {
    logFailedCall(RECRUITING, error);
    showToast({ kind: 'error', text: whyNot(error) });
    return false;
  } finally {
    await refreshOwn(RECRUITING);
  }
}

/** The server's words for somebody who is too young, or may be. */
function whyNot(error: unknown): string {
  const aboutAge = error instanceof ApiError ? error.modelState['dateOfBirth']?.[0] : undefined;
  return aboutAge ?? recruitingMessages.failed;
}
