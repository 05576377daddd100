import type { HubItem } from '@longleaf/contract/applications';
import { definitionIdOf } from '@longleaf/rules/applications/kinds';
import { scoreOf } from '@longleaf/rules/applications/score';
import { canInvite, type TaskKey, uploadCompletes } from '@longleaf/rules/applications/tasks';
import { sampleCard } from './college.ts';

const TASKS: readonly TaskKey[] = ['form', 'residency', 'essay'];

/** An application of the hub, with what a test wants to be different. */
export function sampleApplication({
  id = 1,
  college = sampleCard(),
  done = [],
  own,
  sent = false,
  note = '',
  ...different
}: {
  id?: number;
  college?: ReturnType<typeof sampleCard>;
  done?: readonly TaskKey[];
  /** Title of a task of the student's own. */
  own?: string;
  sent?: boolean;
  note?: string;
} & Partial<Omit<HubItem, 'college'>> = {}): HubItem {
  const keys: (TaskKey | null)[] = [...TASKS, ...(own === undefined ? [] : [null])];
  const tasks = keys.map((key, index) => {
    const completed = key !== null && done.includes(key);
    return {
      applicationTaskId: id * 100 + index,
      completed,
      completedDate: completed ? '2026-11-09T15:00:00Z' : null,
      doneBy: completed ? ('student' as const) : null,
      dueDate: null,
      attachment: null,
      invitation: null,
    };
  });
  const { name, shortName, urlName, state, collegeType, longitude, photo } = college;
  return {
    userApplication: {
      id,
      applicationDefinitionId: definitionIdOf(college.id, 'first-year'),
      completed: sent,
      completedDate: sent ? '2026-11-10T15:00:00Z' : null,
      startedDate: '2026-10-01T15:00:00Z',
      note,
      dueDate: null,
      tasks,
    },
    applicationTasks: keys.map((task, index) => ({
      applicationTaskId: id * 100 + index,
      task,
      title: task === null ? (own ?? '') : null,
      isOptional: false,
      uploadCompletesTask: uploadCompletes(task),
      canInvite: canInvite(task),
    })),
    transcriptStatus: [],
    hasApplication: true,
    canReceiveTranscripts: true,
    takesLetters: true,
    viewUrl: `https://apply.test/application/${definitionIdOf(college.id, 'first-year')}`,
    applicationName: 'First-year application',
    kind: 'first-year',
    college: {
      id: college.id,
      name,
      shortName,
      urlName,
      state,
      collegeType,
      longitude,
      photo,
      address: null,
    },
    dates: { opensOn: null, earlyOn: null, closesOn: null },
    due: null,
    closed: null,
    fee: null,
    feeYear: null,
    score: scoreOf({ completed: sent, tasks, transcripts: [] }),
    ...different,
  };
}
