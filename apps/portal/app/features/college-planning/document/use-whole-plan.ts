import { SAVED_COLLEGES_PAGE_SIZE } from '@longleaf/contract/saved-colleges';
import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { poolFormsQuery, standingForms } from '../../../data/pool-forms/pool-forms.ts';
import { recruitersQuery } from '../../../data/recruiting/recruiting.ts';
import { savedCareersQuery } from '../../../data/saved-careers/saved-careers-query.ts';
import { savedPageQuery } from '../../../data/saved-colleges/queries.ts';
import { savedProgramsQuery } from '../../../data/saved-programs/saved-programs-query.ts';
import { savedSearchesQuery } from '../../../data/saved-searches/saved-searches.ts';
import { testScoresQuery } from '../../../data/test-scores/queries.ts';
import { intentsQuery } from '../intent-to-enroll/intent-query.ts';
import { statementsQuery } from '../personal-statements/statements-query.ts';
import { reportedQuery } from '../self-reported-applications/reported-query.ts';
import { testsTaken } from './tests-taken.ts';
import { transitionPlanQuery } from '../transition-plan/plan-query.ts';

/** Everything of somebody's plan but the colleges. */
const partsOf = (personId: string) =>
  [
    intentsQuery(personId),
    transitionPlanQuery(personId),
    reportedQuery(personId),
    statementsQuery(personId),
    savedProgramsQuery(personId),
    savedCareersQuery(personId),
    savedSearchesQuery(personId),
    recruitersQuery(personId),
    testScoresQuery(personId),
    poolFormsQuery(personId),
  ] as const;

/** Asks for the whole plan; of the colleges for those that come first. */
export function askForWholePlan(queries: QueryClient, personId: string, residency: string): Promise<void>[] {
  const [intents, plan, reported, statements, programs, careers, searches, recruiters, scores, pools] =
    partsOf(personId);
  return [
    queries.prefetchQuery(savedPageQuery(personId, 1, residency)),
    queries.prefetchQuery(intents),
    queries.prefetchQuery(plan),
    queries.prefetchQuery(reported),
    queries.prefetchQuery(statements),
    queries.prefetchQuery(programs),
    queries.prefetchQuery(careers),
    queries.prefetchQuery(searches),
    queries.prefetchQuery(recruiters),
    queries.prefetchQuery(scores),
    queries.prefetchQuery(pools),
  ];
}

/** The whole plan as one query: all of it, every page of colleges included, or nothing. A part alone would pass for the whole on paper. */
export function useWholePlan(personId: string, residency: string) {
  const first = useQuery(savedPageQuery(personId, 1, residency));
  const pages = Math.ceil((first.data?.totalCount ?? 0) / SAVED_COLLEGES_PAGE_SIZE);
  const others = useQueries({
    queries: Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      savedPageQuery(personId, index + 2, residency),
    ),
  });
  const parts = useQueries({ queries: partsOf(personId) });
  const all = [first, ...others, ...parts];
  const [intents, plan, reported, statements, programs, careers, searches, recruiters, scores, pools] = parts;
  const isWhole = all.every(({ data }) => data !== undefined);
  return {
    data: isWhole
      ? {
          colleges: [first, ...others].flatMap(({ data }) => data?.colleges ?? []),
          intents: intents.data ?? [],
          plan: plan.data,
          reported: reported.data ?? [],
          statements: statements.data,
          programs: programs.data ?? [],
          careers: careers.data?.results ?? [],
          /** How many saved careers are more than one page of the search holds. */
          moreCareers: Math.max((careers.data?.totalCount ?? 0) - (careers.data?.results.length ?? 0), 0),
          /** What has changed since a career was saved. */
          careersSince: careers.data?.since ?? [],
          searches: searches.data ?? [],
          recruiters: recruiters.data ?? [],
          tests: scores.data ? testsTaken(scores.data) : [],
          pools: standingForms(pools.data?.forms ?? []),
        }
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    /** Asks once more for what failed. */
    retry: () => Promise.all(all.filter(({ error }) => error !== null).map((one) => one.refetch())),
  };
}
export type WholePlan = NonNullable<ReturnType<typeof useWholePlan>['data']>;

/** Whether nothing was gathered or decided yet. */
export function holdsNothing({ plan, statements, ...others }: WholePlan): boolean {
  const hasFile = Boolean(statements?.draftStatement ?? statements?.finalStatement);
  const isNone = (one: number | readonly unknown[]) =>
    one === 0 || (typeof one === 'object' && one.length === 0);
  return (plan?.id ?? 0) === 0 && !hasFile && Object.values(others).every(isNone);
}
