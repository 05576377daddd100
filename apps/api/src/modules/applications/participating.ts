import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import type { ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { Dependencies } from '../../dependencies.ts';
import { receivesTranscripts } from './definitions.ts';
import { applicationRepository } from './repository.ts';
import { taskRepository } from './task-repository.ts';

/** An application of a person as transcripts are sent for it. */
export type ParticipatingApplication = {
  applicationId: number;
  /** The college's number (UNITID). */
  orgId: number;
  /** The college's name. */
  name: string;
  kind: 'first-year' | 'transfer' | 'single';
  /** When the student marked it as sent. */
  completedAt: Date | null;
  /** Whether the college is sent transcripts from here. */
  receivesTranscripts: boolean;
};

/**
 * Marks the transcript tasks of these applications done at a moment, or takes that back with null, in the caller's
 * transaction. What the student marked stays as it is.
 */
export function markTranscriptTasks(
  tx: Transaction,
  scope: Scope<'application', 'change'>,
  { ids, at }: { ids: readonly number[]; at: Date | null },
): Promise<void> {
  return taskRepository(tx).markTranscripts(scope, ids, at);
}

/** What the module `transcripts` may ask and change of a person's applications. */
export function participatingApplications({
  catalog,
  findCollege,
}: Pick<Dependencies, 'catalog' | 'findCollege'>) {
  const isSentTranscripts = (collegeId: number, kind: ApplicationKind) => {
    const known = catalog.applications().get(collegeId);
    return known !== undefined && receivesTranscripts(known, kind);
  };
  return {
    /** Whether transcripts are sent for an application. */
    receivesTranscripts: ({ collegeId, kind }: { collegeId: number; kind: ApplicationKind }): boolean =>
      isSentTranscripts(collegeId, kind),

    /** The person's applications, the oldest first; those that are removed are not among them. */
    list: async (executor: Executor, scope: Scope<'application'>): Promise<ParticipatingApplication[]> => {
      const rows = await applicationRepository(executor).started(scope);
      return rows
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, collegeId, kind, completedAt }) => {
          const known = catalog.applications().get(collegeId);
          return {
            applicationId: id,
            orgId: collegeId,
            name: findCollege(collegeId)?.name ?? known?.name ?? `College ${collegeId}`,
            kind,
            completedAt,
            receivesTranscripts: isSentTranscripts(collegeId, kind),
          };
        });
    },

    /** Takes back that their transcript tasks are done: it is canceled. What the student marked stays done. */
    transcriptTakenBack: (tx: Transaction, scope: Scope<'application', 'change'>, ids: readonly number[]) =>
      markTranscriptTasks(tx, scope, { ids, at: null }),
  };
}
