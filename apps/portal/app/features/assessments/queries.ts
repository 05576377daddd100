import {
  assessmentOperations,
  type AssessmentSession,
  LARGEST_QUESTION_PAGE,
} from '@longleaf/contract/assessments';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { browserApi } from '../../shell/session/api.ts';

const ASSESSMENTS = 'assessments';
const api = createClient(assessmentOperations, browserApi);

/** Another tab or device may have gone on: looked at again, it is asked for again. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** The assessments that there are (API-070). */
export function assessmentsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'all'),
    queryFn: ({ signal }) => api.getAssessments({}, { signal }),
  });
}

/** How far a person is with each. */
export function standingsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'standings'),
    queryFn: ({ signal }) => api.getAssessmentStandings({}, { signal }),
    ...FRESH,
  });
}

/** What it costs to live in each county, for the reality check. */
export function livingCostsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'living costs'),
    queryFn: ({ signal }) => api.getLivingCosts({}, { signal }),
  });
}

/**
 * What an assessment asks: all of it at once (API-071, API-075, API-076), so that somebody who loses the connection can
 * go on to the last page.
 */
export function askedQuery(personId: string, id: number) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'asked', id),
    queryFn: async ({ signal }) => {
      const params = { id };
      const query = { pageSize: LARGEST_QUESTION_PAGE };
      const [assessment, categories, questions] = await Promise.all([
        api.getAssessment({ params }, { signal }),
        api.getAssessmentCategories({ params }, { signal }),
        api.getAssessmentQuestions({ params, query }, { signal }),
      ]);
      return { assessment, categories, questions: questions.results };
    },
  });
}

/** The sessions of a person with their answers (API-072), and when they were asked for: later words of this tab count more. */
export interface AskedSessions {
  sessions: AssessmentSession[];
  askedAt: number;
}

export function sessionsQuery(personId: string, id: number) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'sessions', id),
    queryFn: async ({ signal }): Promise<AskedSessions> => {
      const askedAt = Date.now();
      return { askedAt, sessions: await api.getAssessmentSessions({ params: { id } }, { signal }) };
    },
    ...FRESH,
  });
}

/** What a finished session counts (API-080, API-083); one of the system before in the same words (API-082). */
export function resultsQuery(
  personId: string,
  name: string,
  { id, isNCDCAssessment }: Pick<AssessmentSession, 'id' | 'isNCDCAssessment'>,
) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'results', name, id, isNCDCAssessment ? 'before' : 'ours'),
    queryFn: ({ signal }) =>
      isNCDCAssessment
        ? api.getLegacyResults({ params: { name, sid: id } }, { signal })
        : api.getAssessmentResults({ params: { name, sid: id } }, { signal }),
  });
}

/** The saved careers beside a finished reality check. A change of the list makes it stale. */
export function savedCareersOfLifeQuery(personId: string, name: string, sid: number) {
  return queryOptions({
    queryKey: [...savedCareers.keyOf(personId), 'life', name, sid],
    queryFn: ({ signal }) => api.getSavedCareersOfLife({ params: { name, sid } }, { signal }),
  });
}

/** A page of the careers that go with a finished session. @param jobZone 0 for any */
export function fittingCareersQuery(
  personId: string,
  name: string,
  { sid, jobZone, page }: { sid: number; jobZone: number; page: number },
) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'careers', name, sid, jobZone, page),
    queryFn: ({ signal }) =>
      api.getFittingCareers(
        { params: { name, sid }, query: { page, ...(jobZone !== 0 && { jobZone }) } },
        { signal },
      ),
  });
}

/** A page of the programs that go with a finished session. */
export function fittingProgramsQuery(
  personId: string,
  name: string,
  { sid, page }: { sid: number; page: number },
) {
  return queryOptions({
    queryKey: ofPerson(personId, ASSESSMENTS, 'programs', name, sid, page),
    queryFn: ({ signal }) => api.getFittingPrograms({ params: { name, sid }, query: { page } }, { signal }),
  });
}

/** Puts a session as the server gave it into what the page shows; what was asked for before it does not come over it. */
async function takeSession(personId: string, id: number, session: AssessmentSession): Promise<void> {
  const { queryKey } = sessionsQuery(personId, id);
  await queryClientOfTab().cancelQueries({ queryKey });
  queryClientOfTab().setQueryData(queryKey, (there) => ({
    askedAt: there?.askedAt ?? 0,
    sessions: [session, ...(there?.sessions ?? []).filter((one) => one.id !== session.id)],
  }));
}

/** Starts or resumes (API-073, ST-187): a GET that may make a session, so it is never asked for ahead nor again by itself (GAP-011). */
export async function startSession(personId: string, id: number): Promise<AssessmentSession> {
  const session = await api.getAssessmentSession({ params: { id } });
  await takeSession(personId, id, session);
  return session;
}

/** Deletes a session that is not finished (API-074, ST-184). @throws ApiError */
export async function deleteSession(personId: string, id: number, sid: number): Promise<void> {
  await api.deleteAssessmentSession({ params: { id, sid } });
  const { queryKey } = sessionsQuery(personId, id);
  await queryClientOfTab().cancelQueries({ queryKey });
  queryClientOfTab().setQueryData(
    queryKey,
    (there) => there && { ...there, sessions: there.sessions.filter((one) => one.id !== sid) },
  );
}

/** Finishes a session (API-079, ST-186). @throws ApiError 400 with what is missing */
export async function completeSession(personId: string, id: number, sid: number): Promise<void> {
  await takeSession(personId, id, await api.completeAssessment({ params: { id, sid } }));
}
