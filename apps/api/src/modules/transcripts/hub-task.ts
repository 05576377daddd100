import { Scope } from '@longleaf/http/policy';
import type { Transaction } from '@longleaf/platform/executor';
import { isUnderWay } from '@longleaf/rules/transcripts/retry';
import { markTranscriptTasks } from '../applications/index.ts';
import { writeAudit } from '../audit/index.ts';
import { transcriptTaskPolicy } from './policies/transcript-task.ts';
import { SENDER } from './release.ts';
import { type RequestRow, transcriptRepository } from './repository.ts';

/**
 * Brings the transcript task of the student's hub in line with what became of a request: done at `at` where it arrived
 * after all, not done where no request to the college is under way any more. What the student marked stays.
 */
export async function followInHub(
  tx: Transaction,
  scope: Scope<'transcript', 'change'>,
  row: Pick<RequestRow, 'applicationId' | 'collegeId'>,
  { isThere, at }: { isThere: boolean; at: Date },
): Promise<void> {
  if (!isThere) {
    const requests = await transcriptRepository(tx).list(scope);
    if (requests.some((other) => other.collegeId === row.collegeId && isUnderWay(other))) return;
  }
  const hub = Scope.permit(transcriptTaskPolicy, 'application:change', SENDER, { owner: scope.owner });
  await markTranscriptTasks(tx, hub, { ids: [row.applicationId], at: isThere ? at : null });
  await writeAudit(tx, hub, at);
}
