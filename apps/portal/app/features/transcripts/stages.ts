import type { TranscriptRequest } from '@longleaf/contract/transcripts';
import type { TranscriptStatusName } from '@longleaf/rules/transcripts/states';

export interface Stage {
  status: TranscriptStatusName;
  /** When it came to be; null while it has not. */
  at: string | null;
  state: 'done' | 'now' | 'later' | 'stopped';
}

const WAY = ['Pending', 'Released', 'Sent', 'Received'] as const;

/** How far a request is: what is done, where it stands, what comes; where it ended, nothing comes after. */
export function stagesOf({ status, history }: Pick<TranscriptRequest, 'status' | 'history'>): Stage[] {
  const last = (wanted: TranscriptStatusName) =>
    history.findLast((event) => event.status === wanted)?.at ?? null;
  const ended = status === 'Failed' || status === 'Canceled';
  if (!ended) {
    const reached = WAY.indexOf(status);
    return WAY.map((stage, index) => ({
      status: stage,
      at: index <= reached ? last(stage) : null,
      state: index < reached || status === 'Received' ? 'done' : index === reached ? 'now' : 'later',
    }));
  }
  const before = WAY.filter((stage) => last(stage) !== null && stage !== 'Received');
  return [
    ...before.map((stage) => ({ status: stage, at: last(stage), state: 'done' as const })),
    { status, at: last(status), state: 'stopped' as const },
  ];
}
