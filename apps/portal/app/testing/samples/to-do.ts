import type { ToDo } from '@longleaf/contract/to-do';

/** One thing to do, with what a test wants to be different. */
export function sampleToDo(different: Partial<ToDo> = {}): ToDo {
  return {
    key: 'task-1',
    kind: 'form',
    on: '2027-01-15',
    whose: 'college',
    application: { id: 7, college: 'UNC Asheville' },
    title: null,
    ...different,
  };
}
