import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { OpenedPlan } from '@longleaf/contract/shared-plans';
import { Scope } from '@longleaf/http/policy';
import type { Entity } from '@longleaf/contract/policies';
import { dueDays, type HubReading } from '../applications/index.ts';
import { intentRepository } from '../intents-to-enroll/index.ts';
import { keptContact } from '../profile/index.ts';
import { savedCareerCodes, savedProgramCodes } from '../saved-codes/index.ts';
import { savedCollegeRepository } from '../saved-colleges/index.ts';
import { transitionPlanRepository } from '../transition-plans/index.ts';
import { sharedPlanReadingPolicy } from './policies/shared-plan-reading.ts';
import type { SharedPlanRow } from './repository.ts';

/** More than a plan may hold. */
const ALL = { page: 1, size: 1000 };

/** Reads a plan as it is now, for whoever has a link to it: the parts that the link is for, and no others. */
export function openedPlans(dependencies: HubReading & { catalog: Catalog }) {
  const { database, catalog, findCollege } = dependencies;
  const dueOf = dueDays(dependencies);
  return async ({ personId, name, parts, endsAt }: SharedPlanRow): Promise<OpenedPlan> => {
    const actor = { kind: 'holder', of: 'shared-plan', from: personId } as const;
    const reading = <E extends Entity>(entity: E) =>
      Scope.permit<E, 'read', { owner: string }>(sharedPlanReadingPolicy, `${entity}:read`, actor, {
        owner: personId,
      });
    const programs = catalog.programs();
    const readers = {
      colleges: async () => {
        const saved = savedCollegeRepository(database);
        const { rows } = await saved.page(reading('saved-college'), { sort: 'newest' }, ALL);
        return rows.map(({ collegeId, actions }) => {
          const college = findCollege(collegeId);
          return {
            name: college?.name ?? '',
            city: college?.city ?? '',
            state: college?.state ?? '',
            urlName: college?.urlName ?? null,
            done: actions.map(({ id }) => id),
          };
        });
      },
      goals: async () => {
        const [plan, intents] = await Promise.all([
          transitionPlanRepository(database).find(reading('transition-plan')),
          intentRepository(database).list(reading('intent-to-enroll')),
        ]);
        const unknown = intents.filter(({ collegeId }) => collegeId === null);
        return {
          path: plan?.pathType ?? '',
          careerGoal: plan?.careerGoalNotes ?? '',
          plansToGo: intents.map(
            ({ collegeId, collegeName }) =>
              (collegeId === null ? undefined : findCollege(collegeId)?.name) ?? collegeName,
          ),
          notVerified: unknown.map(({ collegeName }) => collegeName),
        };
      },
      due: async () =>
        (await dueOf(reading('application')))
          .map(({ on, college, title }) => ({ on, college, title }))
          .toSorted((a, b) => a.on.localeCompare(b.on)),
      programs: async () =>
        (await savedProgramCodes(database).list(reading('saved-program'))).map(({ code }) => ({
          code,
          title: programs.at(programs.positionOf(code) ?? -1)?.title ?? code,
        })),
      careers: async () =>
        (await savedCareerCodes(database).list(reading('saved-career'))).map(({ code }) => ({
          code,
          title: catalog.careers().find(code)?.title ?? code,
        })),
    };
    const part = async <Part extends keyof typeof readers>(which: Part) =>
      parts.includes(which)
        ? ((await readers[which]()) as Awaited<ReturnType<(typeof readers)[Part]>>)
        : null;
    const [contact, colleges, goals, due, programList, careers] = await Promise.all([
      keptContact(database, reading('profile')),
      part('colleges'),
      part('goals'),
      part('due'),
      part('programs'),
      part('careers'),
    ]);
    return {
      student: contact.firstName,
      name,
      endsDate: endsAt.toISOString(),
      colleges,
      goals,
      due,
      programs: programList,
      careers,
    };
  };
}
