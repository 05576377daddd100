import type { TranscriptRequest } from '@longleaf/contract/transcripts';

/** Requests that nobody tries again: those that failed for good and were not asked for anew since. */
export function failedRequests(requests: readonly TranscriptRequest[]): TranscriptRequest[] {
  return requests.filter(
    (request) =>
      request.status === 'Failed' &&
      request.nextTry === null &&
      !requests.some((other) => isInItsPlace(other, request)),
  );
}

function isInItsPlace(
  other: TranscriptRequest,
  { transactionId, college, transcriptType }: TranscriptRequest,
) {
  return (
    other.transactionId > transactionId &&
    other.college.id === college.id &&
    other.transcriptType === transcriptType &&
    other.status !== 'Canceled'
  );
}
