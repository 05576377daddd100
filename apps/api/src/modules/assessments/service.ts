import type { Catalog } from '@longleaf/catalog/open-catalog';
import {
  type AskedAssessment,
  type Assessment,
  assessmentMessages,
  type AssessmentResults,
  type AssessmentSession,
  type AssessmentStanding,
  TOP_RESULTS,
} from '@longleaf/contract/assessments';
import type { Scope } from '@longleaf/http/policy';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import type { Clock } from '@longleaf/platform/clock';
import { assessmentNamed, assessmentOf, ASSESSMENTS } from '@longleaf/rules/assessments/catalogue';
import type { AssessmentDefinition, Question } from '@longleaf/rules/assessments/definition';
import { type Answered, foremost, resultsOf, unanswered } from '@longleaf/rules/assessments/scoring';
import { takesAnswer } from '@longleaf/rules/assessments/takes-answer';
import { choosesStatements } from '@longleaf/rules/assessments/views';
import { fill } from '@longleaf/rules/words/fill';
import { lifeIn, presentAmounts, presentLivingCosts } from './living-costs.ts';
import { keptRankings } from './kept-rankings.ts';
import { areaOfCounty, paidIn, presentArea } from './pay-in-place.ts';
import { rankingOf } from './ranking.ts';
import { careersText, programsOf } from './what-fits.ts';
import type { AnswerRow, AssessmentRepository, SessionRow } from './repository.ts';

type Mine = Scope<'assessment'>;
type Change = Scope<'assessment', 'change'>;
interface Place {
  id: number;
  sid: number;
  qid: number;
}

/** Taking an assessment: start, answer, finish, and what comes of it. */
export function assessmentService(rows: AssessmentRepository, catalog: Catalog, clock: Clock) {
  const whole = async (scope: Mine, all: readonly SessionRow[]) => {
    const answers = Map.groupBy(
      all.length === 0
        ? []
        : await rows.answersOf(
            scope,
            all.map(({ id }) => id),
          ),
      ({ sessionId }) => sessionId,
    );
    return all.map((row) => presentSession(row, answers.get(row.id) ?? []));
  };
  const rankings = keptRankings(catalog);
  const ranked = (
    scope: Mine,
    definition: AssessmentDefinition,
    { sid, categoryId }: { sid: number; categoryId?: number | undefined },
    answersOf: () => Promise<readonly Answered[]>,
  ) =>
    rankings({ owner: scope.owner, assessmentId: definition.id, sessionId: sid, categoryId }, async () => {
      const answers = await answersOf();
      const facts = { careers: catalog.careers(), costs: catalog.livingCosts() };
      return rankingOf(facts, definition, answers, categoryId);
    });
  const finished = async (
    scope: Mine,
    definition: AssessmentDefinition,
    sid: number,
    isLegacy?: true,
  ): Promise<readonly Answered[]> => {
    const session = await rows.answered(scope, definition.id, sid);
    if (!session || (isLegacy && !session.isLegacy)) throw notFound(assessmentMessages.noSession);
    if (!session.completedAt) throw new ProblemError(409, assessmentMessages.isIncomplete);
    return session.answers;
  };
  const results = async (scope: Mine, name: string, sid: number, isLegacy?: true) => {
    const definition = named(name);
    return presented(definition, await finished(scope, definition, sid, isLegacy));
  };
  const presented = (definition: AssessmentDefinition, answers: readonly Answered[]): AssessmentResults =>
    definition.answersBy === 'amounts'
      ? presentAmounts(definition, lifeIn(catalog.livingCosts(), answers))
      : presentResults(definition, answers);
  return {
    list: () => ASSESSMENTS.map(presentAssessment),
    one: (id: number) => presentAsked(known(id)),
    categories: (id: number) =>
      known(id).categories.map(({ id: category, name, means }) => ({
        id: category,
        name,
        ...(means !== undefined && { description: means }),
      })),
    questions: (id: number, asked: Asked) => pageOf(known(id), asked),
    livingCosts: () => presentLivingCosts(catalog.livingCosts(), catalog.years()),

    /** How far somebody is with each assessment, in the order in which they are listed. */
    standings: async (scope: Mine): Promise<AssessmentStanding[]> => {
      const all = await rows.standings(scope);
      const finals = ASSESSMENTS.flatMap(
        ({ id }) => all.find(({ session }) => session.assessmentId === id && session.completedAt) ?? [],
      );
      const answers = Map.groupBy(
        await rows.answersOf(
          scope,
          finals.map(({ session }) => session.id),
        ),
        ({ sessionId }) => sessionId,
      );
      return ASSESSMENTS.map((definition) => {
        const open = all.find(
          ({ session }) => session.assessmentId === definition.id && session.completedAt === null,
        );
        const last = finals.find(({ session }) => session.assessmentId === definition.id)?.session;
        return {
          assessmentId: definition.id,
          questionCount: definition.questions.length,
          choosesStatements: choosesStatements(definition.view),
          open: open
            ? {
                sessionId: open.session.id,
                answered: open.answered,
                lastAnsweredAt: open.lastAnsweredAt?.toISOString() ?? null,
              }
            : null,
          finished: last?.completedAt
            ? {
                sessionId: last.id,
                dateCompleted: last.completedAt.toISOString(),
                isNCDCAssessment: last.isLegacy,
                top: foremost(presented(definition, answers.get(last.id) ?? []), TOP_RESULTS),
              }
            : null,
        };
      });
    },

    sessions: async (scope: Mine, id: number) => whole(scope, await rows.sessions(scope, known(id).id)),
    legacy: async (scope: Mine) => {
      const all = await rows.legacy(scope);
      const shown = await whole(scope, all);
      return shown.map((one, index) => ({ ...one, assessmentId: all[index]?.assessmentId ?? 0 }));
    },

    /** The session that is not finished, or a new one (ST-187, GAP-038). */
    start: async (scope: Change, id: number) => {
      const [session] = await whole(scope, [await rows.start(scope, known(id).id, clock())]);
      return session as AssessmentSession;
    },

    /** Deletes a session that is not finished (ST-184). @throws ProblemError 404 for none of theirs, 409 for a finished one */
    remove: async (scope: Change, id: number, sid: number) => {
      if (await rows.removeOpen(scope, known(id).id, sid)) return { removed: true as const };
      throw (await rows.session(scope, id, sid))
        ? new ProblemError(409, assessmentMessages.isComplete)
        : notFound(assessmentMessages.noSession);
    },

    /** @throws ProblemError 400 for what cannot be answered, 404 for no session of theirs, 409 for a finished one */
    answer: async (
      scope: Change,
      { id, sid, qid }: Place,
      given: { answer: string; answeredAt?: string | undefined },
    ) => {
      const definition = known(id);
      if (!definition.questions.some((question) => question.id === qid))
        throw notFound(assessmentMessages.noQuestion);
      if (!takesAnswer(definition, qid, given.answer))
        throw badRequest({ answer: [assessmentMessages.noAnswer] });
      const answeredAt = momentOf(given.answeredAt, clock());
      const place = { assessmentId: id, sessionId: sid, questionId: qid };
      const keep = definition.answersBy === 'places' ? rows.answerInPlace : rows.answer;
      const kept = await keep(scope, place, { answer: given.answer, answeredAt });
      if (kept !== undefined) return kept;
      throw (await rows.session(scope, id, sid))
        ? new ProblemError(409, assessmentMessages.isComplete)
        : notFound(assessmentMessages.noSession);
    },

    removeAnswer: async (
      scope: Change,
      { id, sid, qid }: Place,
      { aid, answeredAt }: { aid: number; answeredAt?: string | undefined },
    ) => {
      const session = await rows.session(scope, known(id).id, sid);
      if (!session) throw notFound(assessmentMessages.noSession);
      if (session.completedAt) throw new ProblemError(409, assessmentMessages.isComplete);
      const place = { assessmentId: id, sessionId: sid, questionId: qid };
      return {
        removed: await rows.removeAnswer(scope, place, { id: aid, at: momentOf(answeredAt, clock()) }),
      };
    },

    /**
     * Finishes a session; one that is finished stays as it is (ST-186). Who finishes looks at the results next: careers are
     * ranked from the answers at hand. @throws ProblemError 400 that says how many are open
     */
    complete: async (scope: Change, id: number, sid: number) => {
      const definition = known(id);
      const look = (answers: readonly Answered[]) => refuseUnfinished(definition, answers);
      const done = await rows.complete(scope, id, sid, { now: clock(), look });
      if (!done) throw notFound(assessmentMessages.noSession);
      // What cannot be ranked is finished all the same: who asks for its careers hears why.
      await ranked(scope, definition, { sid }, async () => done.answers).catch(() => undefined);
      return presentSession(done.session, done.answers);
    },

    answers: async (scope: Mine, id: number, sid: number, includeQuestion: boolean) => {
      const definition = known(id);
      if (!(await rows.session(scope, id, sid))) throw notFound(assessmentMessages.noSession);
      const questions = new Map(definition.questions.map((question) => [question.id, question]));
      return (await rows.answersOf(scope, [sid])).map((row) => {
        const question = questions.get(row.questionId);
        return {
          ...presentAnswer(row, definition),
          ...(includeQuestion && { question: question ? presentQuestion(question) : null }),
        };
      });
    },

    results,
    legacyResults: (scope: Mine, name: string, sid: number) => results(scope, name, sid, true),

    /** Careers that go with a finished session: a page of them as JSON, in the words of the call. */
    careers: async (
      scope: Mine,
      { name, sid }: { name: string; sid: number },
      asked: { jobZone?: number | undefined; categoryId?: number | undefined; page: number },
      say: (english: string) => string,
    ): Promise<string> => {
      const definition = named(name);
      const place = { sid, categoryId: asked.categoryId };
      const ranking = await ranked(scope, definition, place, () => finished(scope, definition, sid));
      return careersText(ranking, asked, say);
    },

    /** Saved careers beside a finished reality check, with what they pay where that life is. */
    savedCareers: async (
      scope: Mine,
      { name, sid }: { name: string; sid: number },
      codes: readonly string[],
    ) => {
      const answers = await finished(scope, named(name), sid);
      const careers = catalog.careers();
      const area = areaOfCounty(careers, lifeIn(catalog.livingCosts(), answers).county);
      return { payArea: presentArea(area), careers: paidIn(careers, codes, area) };
    },

    /** Programs that go with a finished session, a page of them. */
    programs: async (
      scope: Mine,
      { name, sid }: { name: string; sid: number },
      asked: { categoryId?: number | undefined; page: number },
    ) => {
      const definition = named(name);
      const answers = await finished(scope, definition, sid);
      return programsOf(catalog.programs(), definition, answers, asked);
    },
  };
}

/** @throws ProblemError 400 that says how many questions are open */
function refuseUnfinished(definition: AssessmentDefinition, answers: readonly Answered[]): void {
  const open = unanswered(definition, answers);
  if (answers.length === 0 && !definition.asksForAll)
    throw badRequest({ answers: [assessmentMessages.nothingChosen] });
  if (definition.asksForAll && open.length > 0)
    throw badRequest({
      answers: [
        fill(/*i18n*/ 'Questions that are still open: {count}. The first is number {first}.', {
          count: open.length,
          first: definition.questions.findIndex((question) => question.id === open[0]) + 1,
        }),
      ],
    });
}

function known(id: number): AssessmentDefinition {
  const definition = assessmentOf(id);
  if (!definition) throw notFound(assessmentMessages.noSuch);
  return definition;
}

function named(name: string): AssessmentDefinition {
  const definition = assessmentNamed(name);
  if (!definition) throw notFound(assessmentMessages.noSuch);
  return definition;
}

function presentAssessment(definition: AssessmentDefinition): Assessment {
  const { id, name, description, durationMin, durationMax, urlName } = definition;
  return { id, name, description, durationMin, durationMax, urlName };
}

function presentAsked(definition: AssessmentDefinition): AskedAssessment {
  const { view, pagesBy, pageSize, asksForAll, choices } = definition;
  return {
    ...presentAssessment(definition),
    view,
    pagesBy,
    pageSize,
    asksForAll,
    choices: choices.map(({ value, name }) => ({ value, name })),
  };
}

/** When something was done. A clock that is ahead must not win over what is done later. */
function momentOf(said: string | undefined, now: Date): Date {
  const moment = said === undefined ? now : new Date(said);
  return moment < now ? moment : now;
}

const presentQuestion = ({ id, categoryId, level, text }: Question) => ({
  id,
  categoryId,
  level,
  name: text,
});

function presentAnswer({ id, questionId, answer, answeredAt }: AnswerRow, definition: AssessmentDefinition) {
  const categoryId = definition.questions.find((one) => one.id === questionId)?.categoryId ?? 0;
  return { id, questionId, answer, categoryId, answeredAt: answeredAt.toISOString() };
}

function presentSession(row: SessionRow, answers: readonly AnswerRow[]): AssessmentSession {
  const definition = known(row.assessmentId);
  return {
    id: row.id,
    isComplete: row.completedAt !== null,
    dateCompleted: row.completedAt?.toISOString() ?? null,
    isNCDCAssessment: row.isLegacy,
    answers: answers.map((answer) => presentAnswer(answer, definition)),
  };
}

function presentResults(definition: AssessmentDefinition, answers: readonly Answered[]): AssessmentResults {
  const isOfInterests = definition.fits === 'interests';
  return resultsOf(definition, answers).map(({ scale, count, most, level, isTop }) => {
    const { id, name, means } = scale;
    const told = { id, name, ...(means !== undefined && { description: means }) };
    return {
      ...(isOfInterests && { interestArea: told }),
      // The interest profiler has areas alone; every other has categories (GAP-129).
      ...((!isOfInterests || definition.scales !== undefined) && { category: told }),
      count,
      ...(definition.fits === 'workValues' && { score: count }),
      ...(level !== null && { level }),
      most,
      isTop,
    };
  });
}

interface Asked {
  categoryId?: number | undefined;
  page: number;
  pageSize?: number | undefined;
  orderBy?: 'id' | 'categoryId' | 'level' | undefined;
}

/** A page of questions, with the addresses of the pages beside it. */
function pageOf(definition: AssessmentDefinition, { categoryId, page, pageSize, orderBy }: Asked) {
  const size = pageSize ?? definition.pageSize;
  const among = definition.questions.filter(
    (one) => categoryId === undefined || one.categoryId === categoryId,
  );
  const ordered = orderBy ? among.toSorted((a, b) => (a[orderBy] ?? 0) - (b[orderBy] ?? 0)) : among;
  const totalPages = Math.ceil(ordered.length / size);
  const linkTo = (to: number) => {
    if (to < 1 || to > totalPages) return null;
    const query = new URLSearchParams({ page: String(to), pageSize: String(size) });
    if (categoryId !== undefined) query.set('categoryId', String(categoryId));
    if (orderBy) query.set('orderBy', orderBy);
    return `/api/assessments/${definition.id}/questions?${query.toString()}`;
  };
  return {
    results: ordered.slice((page - 1) * size, page * size).map(presentQuestion),
    totalCount: ordered.length,
    totalPages,
    nextPageLink: linkTo(page + 1),
    prevPageLink: linkTo(page - 1),
  };
}
