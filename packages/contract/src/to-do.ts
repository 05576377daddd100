import { toDoKinds } from '@longleaf/rules/to-do/to-do';
import { z } from 'zod';
import { operation } from './operation.ts';

export const toDoMessages = {
  loadFailed: /*i18n*/ 'We could not load what you can do now.',
} as const;

const toDo = z.object({
  /** The same for the same thing. */
  key: z.string(),
  kind: z.enum(toDoKinds),
  /** The day it is due, or was done; null where there is none. */
  on: z.iso.date().nullable(),
  /** Who set that day; null where there is none. */
  whose: z.enum(['college', 'student', 'pool']).nullable(),
  /** The application it belongs to, with the name of its college. */
  application: z.object({ id: z.int(), college: z.string() }).nullable(),
  /** What the student called a task of their own. */
  title: z.string().nullable(),
});
export type ToDo = z.infer<typeof toDo>;

const toDoList = z.object({ toDo: z.array(toDo), done: z.array(toDo) });
export type ToDoList = z.infer<typeof toDoList>;

/** What to do now, over all features. */
export const toDoOperations = {
  getToDo: operation({
    id: 'project',
    method: 'GET',
    path: '/toDo',
    policy: 'application:read',
    summary: 'What you can do now over all features, by date, and what you did in the last two weeks.',
    response: toDoList,
  }),
};
