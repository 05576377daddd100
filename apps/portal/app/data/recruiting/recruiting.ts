import { createClient } from '@longleaf/contract/client';
import { recruitingMessages, recruitingOperations } from '@longleaf/contract/recruiting';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { usePerson } from '../../shell/session/session.ts';
import { showToast } from '../../ui/toast-store.ts';

const RECRUITING = 'recruiting';

const api = createClient(recruitingOperations, browserApi);

/** Ids of the colleges a person asked to recruit them. */
export function recruiterIdsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, RECRUITING, 'ids'),
    queryFn: ({ signal }) => api.getRecruiterIds({}, { signal }),
    refetchOnWindowFocus: true,
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

/** Asks a college to recruit the person who is signed in (MSG-022, MSG-023). Never throws. */
export function getRecruited(collegeId: number): Promise<boolean> {
  return change(() =>
    api.addRecruiter({ body: { applicationDefinitionId: collegeId, source: 'College Recruiter' } }),
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
  } catch {
    showToast({ kind: 'error', text: recruitingMessages.failed });
    return false;
  } finally {
    await refreshOwn(RECRUITING);
  }
}
