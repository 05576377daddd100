import type { HubItem, TranscriptStatus } from '@longleaf/contract/applications';
import type { TranscriptRequest } from '@longleaf/contract/transcripts';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { canCancel, lastDayToCancel } from '@longleaf/rules/transcripts/states';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RecordRow, RequestRow, RequestWithHistory } from './repository.ts';

/** What a request is shown with beside its rows. */
export type Around = {
  records: readonly RecordRow[];
  college: HubItem['college'];
  schoolName: string;
  today: CalendarDay;
};

/** A request as its owner sees it. */
export function presentRequest(row: RequestWithHistory, around: Around): TranscriptRequest {
  const { records, college, schoolName, today } = around;
  const record = recordFor(row, records);
  const pending = row.status === 'Pending';
  return {
    transactionId: row.id,
    applicationId: row.applicationId,
    college,
    school: { ceeb: row.ceeb, name: schoolName },
    transcriptType: row.type,
    status: row.status,
    dateRequested: row.askedAt.toISOString(),
    releaseDate: row.releaseOn,
    transcriptId: record?.id ?? null,
    history: row.history.map(({ status, at, reason, failure }) => ({
      status,
      at: at.toISOString(),
      reason,
      failure,
    })),
    nextTry: row.status === 'Failed' ? (row.retryAt?.toISOString() ?? null) : null,
    canCancel: canCancel(row, today),
    cancelUntil: pending && row.type === 'Final' ? lastDayToCancel(row.releaseOn) : null,
    waitsForSchool: pending && row.releaseOn <= today && record === undefined,
  };
}

/** A request as the hub shows it (ENT-087 to ENT-094). */
export function presentStatus(row: RequestRow): TranscriptStatus {
  return {
    studentId: null,
    dateRequested: row.askedAt.toISOString(),
    status: row.status,
    transcriptId: null,
    transactionId: row.id,
    transcriptType: row.type,
    releaseDate: row.releaseOn,
  };
}

/** The record that serves a request: with final grades for a final transcript, the latest for the others. */
export function recordFor(
  { ceeb, type }: Pick<RequestRow, 'ceeb' | 'type'>,
  records: readonly RecordRow[],
): RecordRow | undefined {
  const ofSchool = records.filter((record) => record.ceeb === ceeb);
  const complete = ofSchool.find(({ isComplete }) => isComplete);
  return complete ?? (type === 'Final' ? undefined : ofSchool[0]);
}

/** A college as a request shows it, also when the lists know it no more. */
export function collegeOf(findCollege: CollegeFinder, id: number): HubItem['college'] {
  const card = findCollege(id);
  const name = card?.name ?? `College ${id}`;
  return {
    id,
    name,
    shortName: card?.shortName ?? name,
    urlName: card?.urlName ?? '',
    state: card?.state ?? 'NC',
    collegeType: card?.collegeType ?? 'Other',
    longitude: card?.longitude ?? null,
    photo: card?.photo ?? null,
    address: null,
  };
}
