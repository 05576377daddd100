import type { Receipt } from '@longleaf/contract/receipts';
import { applicationKinds } from '@longleaf/rules/applications/kinds';
import { taskKeys } from '@longleaf/rules/applications/tasks';
import { transcriptTypes } from '@longleaf/rules/transcripts/states';
import type { CollegeFinder } from '../../dependencies.ts';
import type { ReceiptRow } from './repository.ts';

/** A receipt as its owner sees it. */
export function presentReceipt(row: ReceiptRow, findCollege: CollegeFinder): Receipt {
  const { reference, kind, part, title, collegeId, recipientName, recipientEmail } = row;
  const among = <Name extends string>(names: readonly Name[]) => names.find((name) => name === part) ?? null;
  return {
    reference,
    kind,
    applicationKind: kind === 'application' ? among(applicationKinds) : null,
    transcriptType: kind === 'transcript' ? among(transcriptTypes) : null,
    task: among(taskKeys),
    title,
    college:
      collegeId === null
        ? null
        : { id: collegeId, name: findCollege(collegeId)?.name ?? `College ${collegeId}` },
    recipient:
      recipientEmail === null ? null : { name: recipientName ?? recipientEmail, email: recipientEmail },
    sentDate: row.sentAt.toISOString(),
    takenBackDate: row.takenBackAt?.toISOString() ?? null,
  };
}
