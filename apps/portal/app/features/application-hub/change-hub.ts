import { applicationMessages, applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { ApiError } from '@longleaf/contract/client';
import { scoreOf } from '@longleaf/rules/applications/score';
import { APPLICATIONS, applicationsQuery } from '../../data/applications/applications.ts';
import { call } from '../../kit/form/call.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Puts the application that an answer holds in place of the one that is shown. */
export function showChanged(changed: HubItem): void {
  write((items) =>
    items.map((item) => (item.userApplication.id === changed.userApplication.id ? changed : item)),
  );
}

// Presses on one task reach the server in the order in which they were made.
let last: Promise<unknown> = Promise.resolve();

/** Marks a task done or not done (ST-089): shown at once, taken back when the server refuses (MSG-011). Never throws. */
export async function markTask(item: HubItem, taskId: number, completed: boolean): Promise<void> {
  const queries = queryClientOfTab();
  const session = sessionState();
  if (session.status !== 'signed-in') return;
  await queries.cancelQueries({ queryKey: applicationsQuery(session.person.id).queryKey });
  const appId = item.userApplication.id;
  showTask(appId, taskId, completed);
  const operation = completed ? applicationOperations.completeTask : applicationOperations.uncompleteTask;
  const sent = last.then(() => call(operation, { params: { appId, taskId } }));
  last = sent.catch(() => undefined);
  try {
    await sent;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showTask(appId, taskId, !completed);
    showToast({ kind: 'error', text: applicationMessages.failed });
  } finally {
    void refreshOwn(APPLICATIONS);
  }
}

/**
 * Takes an application off the hub (API-034). Gives what puts it back as it was, or undefined when the server refused.
 * Never throws.
 */
export async function removeApplication(appId: number): Promise<(() => Promise<boolean>) | undefined> {
  try {
    const { undo } = await call(applicationOperations.removeApplication, { params: { appId } });
    return () => restore(undo ?? '');
  } catch {
    return undefined;
  } finally {
    await refreshOwn(APPLICATIONS);
  }
}

async function restore(undo: string): Promise<boolean> {
  try {
    await call(applicationOperations.restoreApplication, { body: { undo } });
    return true;
  } catch (error) {
    showToast({
      kind: 'error',
      text: error instanceof ApiError ? error.message : applicationMessages.failed,
    });
    return false;
  } finally {
    await refreshOwn(APPLICATIONS);
  }
}

function showTask(appId: number, taskId: number, completed: boolean): void {
  const completedDate = completed ? new Date().toISOString() : null;
  write((items) =>
    items.map((item) => {
      if (item.userApplication.id !== appId) return item;
      const tasks = item.userApplication.tasks.map((task) =>
        task.applicationTaskId === taskId
          ? { ...task, completed, completedDate, doneBy: completed ? ('student' as const) : null }
          : task,
      );
      return {
        ...item,
        userApplication: { ...item.userApplication, tasks },
        score: scoreOf({
          completed: item.userApplication.completed,
          tasks,
          transcripts: item.transcriptStatus.map(({ status }) => status),
        }),
      };
    }),
  );
}

function write(change: (items: HubItem[]) => HubItem[]): void {
  const session = sessionState();
  if (session.status !== 'signed-in') return;
  queryClientOfTab().setQueryData(
    applicationsQuery(session.person.id).queryKey,
    (items) => items && change(items),
  );
}
