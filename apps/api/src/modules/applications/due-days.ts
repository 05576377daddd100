import type { HubItem } from '@longleaf/contract/applications';
import { taskTitles } from '@longleaf/rules/applications/tasks';

/** A day on which something is due. */
export type DueDay = {
  /** The same for the same thing. */
  uid: string;
  /** `2027-01-15`. */
  on: string;
  whose: 'college' | 'student';
  college: string;
  /** The task, as it stands in the catalogue or as the student called it; null for the application itself. */
  title: string | null;
};

/** What is due in applications that are not sent: their own days, and those of open tasks. */
export function dueDaysIn(items: readonly HubItem[]): DueDay[] {
  return items
    .filter(({ userApplication }) => !userApplication.completed)
    .flatMap(({ userApplication, applicationTasks, college, due }): DueDay[] => {
      const titles = new Map(
        applicationTasks.map(({ applicationTaskId, task, title }) => [
          applicationTaskId,
          title ?? (task === null ? '' : taskTitles[task]),
        ]),
      );
      const whole = { uid: `application-${userApplication.id}`, college: college.name, title: null };
      return [
        ...(due === null ? [] : [{ ...whole, ...due }]),
        ...userApplication.tasks.flatMap(({ applicationTaskId, completed, dueDate }): DueDay[] =>
          completed || dueDate === null
            ? []
            : [
                {
                  uid: `task-${applicationTaskId}`,
                  on: dueDate,
                  whose: 'student',
                  college: college.name,
                  title: titles.get(applicationTaskId) ?? '',
                },
              ],
        ),
      ];
    });
}
