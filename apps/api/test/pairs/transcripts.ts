import { transcriptOperations } from '@longleaf/contract/transcripts';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/transcripts.ts`. */
export const transcriptsPairs: Pairs = [
  [transcriptOperations.getTranscripts, reads('/transcripts', OWN.releaseOn)],
  [
    transcriptOperations.getParticipatingApplications,
    {
      ...reads('/transcripts/participatingapplications', ''),
      proof: { holds: ({ application }) => `"applicationId":${application}` },
    },
  ],
  [transcriptOperations.getTranscriptStart, reads('/transcripts/start', '"consentNeeded":false')],
  [
    transcriptOperations.sendTranscript,
    {
      send: ({ application }) => ({
        path: '/transcripts/sendtranscript',
        body: { ceeb: '341985', applicationIds: [application], consent: true },
      }),
      outsider: 200,
      proof: 'changes',
    },
  ],
  [
    transcriptOperations.getTranscriptPage,
    {
      send: ({ record }) => ({ path: `/application/transcript/${record}` }),
      outsider: 404,
      proof: { holds: OWN.course },
    },
  ],
  [
    transcriptOperations.cancelTranscript,
    {
      send: ({ transcript }) => ({ path: `/transcripts/${transcript}/cancel` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
