import {
  type CareerPlanAnswer,
  careerPlanMessages as messages,
  type CareerPlanVersion,
  type WholeCareerPlanVersion,
} from '@longleaf/contract/career-plans';
import type { Scope } from '@longleaf/http/policy';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import {
  type CareerPlanTyped,
  complainAboutCareerPlan,
  missingParts,
} from '@longleaf/rules/career-plans/plan';
import { schoolYearOf, standingOf } from '@longleaf/rules/career-plans/standing';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { gradeOf } from '@longleaf/rules/profile/graduation-years';
import type { Dependencies } from '../../dependencies.ts';
import { schoolFinder } from '../organizations/index.ts';
import { type Contact, keptStudent } from '../profile/index.ts';
import { type Own, offers } from './offered.ts';
import { careerPlanRepository, type VersionHead, type VersionRow } from './repository.ts';

type Mine = Scope<'career-plan'>;
type Person = Pick<Contact, 'firstName' | 'lastName'>;

/** The career development plan: made in grade 8, revised in grade 10, read by those whom the pupil shows it. */
export function careerPlanService(dependencies: Dependencies) {
  const { database, catalog, clock } = dependencies;
  const rows = careerPlanRepository(database);
  const offered = offers(dependencies);
  const findSchool = schoolFinder(catalog);
  const studentOf = async (scope: Mine, { firstName, lastName }: Person) => {
    const { graduationYear, crmId } = await keptStudent(database, scope);
    return {
      name: [firstName, lastName].filter(Boolean).join(' '),
      school: crmId === null ? '' : (findSchool(crmId)?.name ?? ''),
      graduationYear,
      grade: graduationYear === null ? null : gradeOf(graduationYear, easternDay(clock())),
    };
  };
  const read = async (scope: Mine, own: Own, person: Person): Promise<CareerPlanAnswer> => {
    const [all, latest, student, there] = await Promise.all([
      rows.versions(scope),
      rows.latest(scope),
      studentOf(scope, person),
      offered.all(own),
    ]);
    return {
      plan: latest ? presentWhole(latest, scope) : null,
      versions: all.map((row) => presentVersion(row, scope)),
      student,
      standing: standingOf(student.grade, all),
      offered: there,
    };
  };
  return {
    read,

    /** @throws ProblemError 400 that names each wrong field, 409 when it was changed since (two tabs, two devices) */
    save: async (
      scope: Scope<'career-plan', 'change'>,
      own: Own,
      person: Person,
      { basedOn, ...typed }: CareerPlanTyped & { basedOn: number },
    ): Promise<CareerPlanAnswer> => {
      const complaints = Object.entries(complainAboutCareerPlan(typed));
      if (complaints.length > 0)
        throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
      const [results, student] = await Promise.all([offered.results(own), studentOf(scope, person)]);
      const careers = [...new Set(typed.careers)].map((code) => {
        const title = offered.titleOf(code);
        if (title === undefined) throw badRequest({ careers: [messages.noSuchCareer] });
        return { code, title };
      });
      const revisedAt = clock();
      const isSaved = await rows.save(
        scope,
        {
          basedOn,
          revisedAt,
          revisedById: scope.owner,
          revisedBy: student.name,
          schoolYear: schoolYearOf(easternDay(revisedAt)),
          grade: student.grade,
        },
        (latest) => ({
          ...typed,
          careers,
          // What a plan has said stays as it was, also when its survey was taken anew since.
          results: [...new Set(typed.results)].map((key) => {
            const found = [...(latest?.results ?? []), ...results].find((one) => one.key === key);
            if (!found) throw badRequest({ results: [messages.noSuchResult] });
            return found;
          }),
        }),
      );
      if (!isSaved) throw new ProblemError(409, messages.changedElsewhere);
      return read(scope, own, person);
    },

    /** @throws ProblemError 404 for a version that there is not */
    version: async (scope: Mine, version: number): Promise<WholeCareerPlanVersion> => {
      const row = await rows.version(scope, version);
      if (!row) throw notFound(messages.noVersion);
      return presentWhole(row, scope);
    },

    remove: async (scope: Scope<'career-plan', 'delete'>) => ({ removed: await rows.remove(scope) }),
  };
}

function presentVersion(row: VersionHead, { actor }: Mine): CareerPlanVersion {
  const { version, revisedAt, revisedBy, revisedById, schoolYear, grade, isComplete } = row;
  return {
    version,
    revisedAt: revisedAt.toISOString(),
    revisedBy,
    byYou: actor.kind === 'person' && actor.id === revisedById,
    schoolYear,
    grade,
    isComplete,
  };
}

function presentWhole(row: VersionRow, scope: Mine): WholeCareerPlanVersion {
  const { content } = row;
  return { ...presentVersion(row, scope), content, missing: missingParts(content) };
}
