import type {
  ParticipatingApplication,
  TranscriptRequest,
  TranscriptStart,
} from '@longleaf/contract/transcripts';
import { sampleApplication } from './application.ts';
import { sampleCard } from './college.ts';

const { college } = sampleApplication();

/** A request for a transcript, with what a test wants to be different. */
export function sampleTranscript(different: Partial<TranscriptRequest> = {}): TranscriptRequest {
  return {
    transactionId: 1,
    applicationId: 1,
    college,
    school: { ceeb: '343225', name: 'Longleaf High' },
    transcriptType: 'Final',
    status: 'Pending',
    dateRequested: '2026-11-22T15:00:00Z',
    releaseDate: '2027-06-15',
    transcriptId: null,
    history: [{ status: 'Pending', at: '2026-11-22T15:00:00Z', failure: null, reason: null }],
    nextTry: null,
    canCancel: true,
    cancelUntil: '2027-06-12',
    waitsForSchool: false,
    ...different,
  };
}

/** An application that a transcript can be sent for. */
export function sampleParticipating(
  applicationId: number,
  different: Partial<ParticipatingApplication> = {},
): ParticipatingApplication {
  const card = sampleCard({
    id: 199_000 + applicationId,
    name: `College ${applicationId}`,
    shortName: `College ${applicationId}`,
  });
  return {
    applicationId,
    checked: false,
    college: sampleApplication({ college: card }).college,
    kind: 'first-year',
    completedDate: null,
    underWay: [],
    ...different,
  };
}

/** What a request begins with. */
export function sampleStart(different: Partial<TranscriptStart> = {}): TranscriptStart {
  return {
    school: { ceeb: '343225', name: 'Longleaf High', city: 'Raleigh', state: 'NC' },
    consentNeeded: false,
    canBeMatched: true,
    releaseDates: { Initial: '2026-11-23', Midyear: '2027-02-01', Final: '2027-06-15' },
    ...different,
  };
}
