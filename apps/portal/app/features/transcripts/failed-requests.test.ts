import { expect, test } from 'vitest';
import { sampleTranscript } from '../../testing/samples/transcript.ts';
import { failedRequests } from './failed-requests.ts';

const failed = sampleTranscript({ transactionId: 5, status: 'Failed' });
const { college } = failed;

test.each([
  ['one that failed', [failed], [5]],
  ['one that is tried again', [sampleTranscript({ status: 'Failed', nextTry: '2026-11-23T15:15:00Z' })], []],
  ['one that was asked for anew', [sampleTranscript({ transactionId: 6 }), failed], []],
  ['one that failed again', [sampleTranscript({ transactionId: 6, status: 'Failed' }), failed], [6]],
  ['anew, and canceled', [sampleTranscript({ transactionId: 6, status: 'Canceled' }), failed], [5]],
  ['one before it', [failed, sampleTranscript({ transactionId: 4, status: 'Received' })], [5]],
  ['another type', [sampleTranscript({ transactionId: 6, transcriptType: 'Midyear' }), failed], [5]],
  [
    'another college',
    [sampleTranscript({ transactionId: 6, college: { ...college, id: college.id + 1 } }), failed],
    [5],
  ],
  ['none that failed', [sampleTranscript({ status: 'Sent' })], []],
])('what failed for good: %s', (_, requests, expected) => {
  expect(failedRequests(requests).map(({ transactionId }) => transactionId)).toEqual(expected);
});
