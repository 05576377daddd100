import type { HubItem } from '@longleaf/contract/applications';
import { toDoOperations as operations } from '@longleaf/contract/to-do';
import { bind } from '@longleaf/http/bind';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { gradeOf } from '@longleaf/rules/profile/graduation-years';
import { ADMITTED } from '@longleaf/rules/saved-colleges/tracked-actions';
import { standingOf } from '@longleaf/rules/career-plans/standing';
import { doneOf, type ToDoApplication, type ToDoFacts, toDoOf } from '@longleaf/rules/to-do/to-do';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { hubItems } from '../applications/index.ts';
import { careerPlanRepository } from '../career-plans/index.ts';
import { hasLooked } from '../direct-admission/index.ts';
import { intentRepository } from '../intents-to-enroll/index.ts';
import { statementRepository } from '../personal-statements/index.ts';
import { keptStudent } from '../profile/index.ts';
import { savedCollegeRepository } from '../saved-colleges/index.ts';
import { transitionPlanRepository } from '../transition-plans/index.ts';

/** What somebody can do now, read from every feature that knows of something. */
export function toDo(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  const itemsOf = hubItems(dependencies);

  bind(app, operations.getToDo, async ({ scope, own }) => {
    const looking = own('direct-admission:read');
    const [items, student, looked, plan, versions, statements, admitted, intents] = await Promise.all([
      itemsOf(scope),
      keptStudent(database, looking),
      hasLooked(database, looking),
      transitionPlanRepository(database).find(own('transition-plan:read')),
      careerPlanRepository(database).versions(own('career-plan:read')),
      statementRepository(database).find(own('personal-statement:read')),
      savedCollegeRepository(database).count(own('saved-college:read'), { sort: 'newest', done: ADMITTED }),
      intentRepository(database).list(own('intent-to-enroll:read')),
    ]);
    const today = easternDay(clock());
    const grade = student.graduationYear === null ? null : gradeOf(student.graduationYear, today);
    const { asked, isLate } = standingOf(grade, versions);
    const facts: ToDoFacts = {
      today,
      applications: items.map(applicationOf),
      grade,
      planSavedOn: dayOf(plan?.savedAt ?? null),
      careerPlan: {
        // Whoever is past it may have one on paper.
        isAsked: asked !== null && !isLate,
        completeOn: dayOf(versions.find(({ isComplete }) => isComplete)?.revisedAt ?? null),
      },
      statements: {
        draftOn: dayOf(statements?.draftSavedAt ?? null),
        finalOn: dayOf(statements?.finalSavedAt ?? null),
      },
      hasLooked: looked,
      isAdmitted: admitted > 0,
      hasChosen: intents.length > 0,
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
