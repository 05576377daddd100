import { createHash } from 'node:crypto';
import { notFound, type ProblemError } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { taskKeys, uploadCompletes } from '@longleaf/rules/applications/tasks';
import type { FileKeeper, NewFile } from '../files/index.ts';
import type { ReceiptIssuer, Receiver, Sent } from '../receipts/index.ts';
import { applicationRepository, type TaskRow } from './repository.ts';
import { taskRepository } from './task-repository.ts';

type Change = Scope<'application', 'change'>;
type OwnFiles = Scope<'file', 'change'>;
/** What somebody may do to take a file away; of a file that comes, who gets the receipt as well. */
type Detaching = { scope: Change; own: OwnFiles; receipt: Receiver['scope'] };
type Attaching = { scope: Change; own: OwnFiles; receiver: Receiver };
type Place = { appId: number; taskId: number };

/** The files that students add to their tasks: one at a time for each. */
export function attachmentService({
  database,
  clock,
  files,
  receipts,
}: {
  database: Database;
  clock: Clock;
  files: FileKeeper;
  receipts: ReceiptIssuer;
}) {
  /** With the task locked, so that of two files at once the second takes the place of the first. */
  const onTask = async (
    { appId: applicationId, taskId }: Place,
    scope: Change,
    change: (tx: Transaction, task: TaskRow) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(database, async (tx) => {
      const task = await taskRepository(tx).lockTask(scope, { applicationId, taskId });
      if (task) await change(tx, task);
      return task !== undefined;
    });
  const detach = ({ scope, own, receipt }: Detaching, place: Place): Promise<boolean> =>
    onTask(place, scope, async (tx, task) => {
      if (task.attachmentId === null) return;
      const tasks = taskRepository(tx);
      await tasks.setAttachment(scope, task.id, null);
      await files.remove(tx, own, task.attachmentId);
      await receipts.takeBack(tx, receipt, { kind: 'file', subject: task.id });
      const { appId: applicationId, taskId } = place;
      if (task.doneBy === 'upload') await tasks.mark(scope, { applicationId, taskId }, null);
    });

  return {
    /** ST-090, ST-091. @throws ProblemError 404, and what `take` and `keep` of files throw. */
    attach: async ({ scope, own, receiver }: Attaching, place: Place, file: NewFile): Promise<void> => {
      // Nobody has a file looked at for a task that is not theirs.
      if (!(await onTask(place, scope, async () => undefined))) throw noTask();
      const taken = await files.take(file);
      const there = await onTask(place, scope, async (tx, task) => {
        const tasks = taskRepository(tx);
        await tasks.setAttachment(scope, task.id, null);
        if (task.attachmentId !== null) await files.remove(tx, own, task.attachmentId);
        await tasks.setAttachment(scope, task.id, await files.keep(tx, own, taken));
        const { appId: applicationId, taskId } = place;
        if (!uploadCompletes(taskKeys.find((key) => key === task.task) ?? null)) return;
        await tasks.mark(scope, { applicationId, taskId }, { by: 'upload', at: clock() });
        const application = await applicationRepository(tx).collegeOf(scope, applicationId);
        const sent = sentFile(task, application, { name: taken.kept.name, bytes: file.bytes });
        await receipts.takeBack(tx, receiver.scope, { kind: 'file', subject: task.id, but: sent.version });
        await receipts.issue(tx, receiver, [sent]);
      });
      if (!there) throw noTask();
    },

    /** What the file did is not done any more; what the student did stays. @throws ProblemError 404 */
    detach: async (access: Detaching, place: Place): Promise<void> => {
      if (!(await detach(access, place))) throw noTask();
    },

    /** Before a task is removed: its file goes with it. */
    forget: detach,
  };
}

/** The same file sent once more, after an answer that was lost, is the same sending. */
function sentFile(
  { id, task }: TaskRow,
  collegeId: number | undefined,
  { name, bytes }: Pick<NewFile, 'name' | 'bytes'>,
) {
  const version = createHash('sha256').update(name).update('\0').update(bytes).digest('hex');
  return {
    kind: 'file',
    subject: id,
    version,
    title: name,
    part: task,
    collegeId: collegeId ?? null,
  } satisfies Sent;
}

function noTask(): ProblemError {
  return notFound(/*i18n*/ 'There is no such task.');
}
