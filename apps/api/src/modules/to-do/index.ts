import type { HubItem } from '@longleaf/contract/applications';
import { toDoOperations as operations } from '@longleaf/contract/to-do';
import { bind } from '@longleaf/http/bind';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { gradeOf } from '@longleaf/rules/profile/graduation-years';
import { entryYear } from '@longleaf/rules/pools/entry-year';
import { redirectionWindow } from '@longleaf/rules/pools/redirection-window';
import { standingOf } from '@longleaf/rules/career-plans/standing';
import { doneOf, type ToDoApplication, type ToDoFacts, toDoOf } from '@longleaf/rules/to-do/to-do';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { hubItems } from '../applications/index.ts';
import { knownOf } from './repository.ts';

/** What somebody can do now, read from every feature that knows of something. */
export function toDo(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, findCollege } = dependencies;
  const itemsOf = hubItems(dependencies);
  const knowing = knownOf(dependencies.database);

  bind(app, operations.getToDo, async ({ scope, own }) => {
    const [items, known] = await Promise.all([
      itemsOf(scope),
      knowing({
        profile: own('direct-admission:read'),
        plan: own('transition-plan:read'),
        versions: own('career-plan:read'),
        statements: own('personal-statement:read'),
        colleges: own('saved-college:read'),
        intents: own('intent-to-enroll:read'),
        pools: own('pool-form:read'),
      }),
    ]);
    const { graduationYear, versions } = known;
    const today = easternDay(clock());
    const grade = graduationYear === null ? null : gradeOf(graduationYear, today);
    const year = entryYear(today);
    const window = redirectionWindow(today);
    const sentOn = (pool: 'CRP' | 'TAAP') =>
      dayOf(known.pools.find((form) => form.pool === pool && form.entryYear === year)?.sentAt ?? null);
    const { asked, isLate } = standingOf(grade, versions);
    const facts: ToDoFacts = {
      today,
      applications: items.map(applicationOf),
      grade,
      planSavedOn: dayOf(known.planSavedAt),
      careerPlan: {
        // Whoever is past it may have one on paper.
        isAsked: asked !== null && !isLate,
        completeOn: dayOf(versions.find(({ isComplete }) => isComplete)?.revisedAt ?? null),
      },
      statements: {
        draftOn: dayOf(known.draftSavedAt),
        finalOn: dayOf(known.finalSavedAt),
      },
      hasLooked: known.hasLooked,
      isAdmitted: known.isAdmitted,
      turnedDownBy:
        known.turnedDownBy.length === 0
          ? 'nobody'
          : known.turnedDownBy.some(({ id }) => findCollege(id)?.collegeType === 'UNC')
            ? 'public'
            : 'private',
      lacksAidForms: known.lacksAidForms,
      savedColleges: { any: known.hasCollege, withAidForms: known.hasAidForms },
      pools: {
        closesOn: window.isOpen ? window.closesOn : undefined,
        redirectionOn: sentOn('CRP'),
        assuranceOn: sentOn('TAAP'),
      },
      hasChosen: known.hasChosen,
    };
    return { toDo: toDoOf(facts), done: doneOf(facts) };
  });
}

function applicationOf({ userApplication, applicationTasks, college, due }: HubItem): ToDoApplication {
  const asked = new Map(applicationTasks.map((task) => [task.applicationTaskId, task]));
  return {
    id: userApplication.id,
    college: college.name,
    sentOn: userApplication.completed ? dayOf(userApplication.completedDate) : undefined,
    due,
    tasks: userApplication.tasks.flatMap(
      ({ applicationTaskId: id, completed, completedDate, dueDate, invitation }) => {
        const task = asked.get(id);
        return task
          ? [
              {
                id,
                key: task.task,
                title: task.title,
                isOptional: task.isOptional,
                dueOn: dueDate,
                doneOn: completed ? dayOf(completedDate) : undefined,
                waitsForOther: invitation?.status === 'Invited' || invitation?.status === 'Opened',
              },
            ]
          : [];
      },
    ),
  };
}

function dayOf(moment: Date | string | null): string | undefined {
  return moment === null ? undefined : easternDay(new Date(moment));
}
