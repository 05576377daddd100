import type { ApplicationTask, HubItem, UserTask } from '@longleaf/contract/applications';
import { taskTitles } from '@longleaf/rules/applications/tasks';

/** A task with what the student has made of it. */
export type HubTask = ApplicationTask & UserTask;

/** The tasks of an application, in their order. */
export function tasksOf({ applicationTasks, userApplication }: HubItem): HubTask[] {
  const own = new Map(userApplication.tasks.map((task) => [task.applicationTaskId, task]));
  return applicationTasks.flatMap((task) => {
    const found = own.get(task.applicationTaskId);
    return found ? [{ ...task, ...found }] : [];
  });
}

/** What a task is called. */
export function titleOf({ task, title }: ApplicationTask): string {
  return title ?? (task === null ? '' : taskTitles[task]);
}

/** What is due: a task that is open, or an application that is not sent. */
export interface DueThing {
  item: HubItem;
  task: HubTask | null;
  on: string | null;
  whose: 'college' | 'student';
}

/** What is still to do in all applications, the earliest date first and what has no date last. */
export function dueThings(items: readonly HubItem[]): DueThing[] {
  return items
    .filter(({ userApplication }) => !userApplication.completed)
    .flatMap((item): DueThing[] => [
      { item, task: null, on: item.due?.on ?? null, whose: item.due?.whose ?? 'student' },
      ...tasksOf(item)
        .filter(({ completed, dueDate }) => !completed && dueDate !== null)
        .map((task): DueThing => ({ item, task, on: task.dueDate, whose: 'student' })),
    ])
    .toSorted((a, b) => (a.on ?? '9999').localeCompare(b.on ?? '9999'));
}
