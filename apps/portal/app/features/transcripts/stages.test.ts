import type { TranscriptStatusName } from '@longleaf/rules/transcripts/states';
import { expect, it } from 'vitest';
import { stagesOf } from './stages.ts';

const of = (...statuses: TranscriptStatusName[]) =>
  stagesOf({
    status: statuses.at(-1) ?? 'Pending',
    history: statuses.map((status, index) => ({
      status,
      at: `2026-11-0${index + 1}T12:00:00Z`,
      failure: null,
      reason: null,
    })),
  }).map(({ status, state, at }) => `${status} ${state}${at === null ? '' : ` ${at.slice(8, 10)}`}`);

it.each([
  [['Pending'], ['Pending now 01', 'Released later', 'Sent later', 'Received later']],
  [
    ['Pending', 'Released', 'Sent'],
    ['Pending done 01', 'Released done 02', 'Sent now 03', 'Received later'],
  ],
  [
    ['Pending', 'Released', 'Sent', 'Received'],
    ['Pending done 01', 'Released done 02', 'Sent done 03', 'Received done 04'],
  ],
  [
    ['Pending', 'Canceled'],
    ['Pending done 01', 'Canceled stopped 02'],
  ],
  [
    ['Pending', 'Released', 'Failed'],
    ['Pending done 01', 'Released done 02', 'Failed stopped 03'],
  ],
  // Sent once more after it failed.
  [
    ['Pending', 'Released', 'Sent', 'Failed', 'Sent'],
    ['Pending done 01', 'Released done 02', 'Sent now 05', 'Received later'],
  ],
] as const)('after %j', (statuses, stages) => {
  expect(of(...statuses)).toEqual(stages);
});
