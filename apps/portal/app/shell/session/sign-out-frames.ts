import type { PublicSettings } from '@longleaf/contract/public-settings';

/** GAP-057: a frame that has not reported by then is not waited for. */
export const FRAME_MILLISECONDS = 5000;

export type SignOutFrame = PublicSettings['signOutFrames'][number];

/**
 * Waits until each frame has reported `{ type: 'signed-out', party }` from its own origin.
 * @returns the parties that stayed silent.
 */
export function waitForFrames(frames: readonly SignOutFrame[], messages: EventTarget): Promise<string[]> {
  const waiting = new Map(frames.map(({ party, url }) => [party, new URL(url).origin]));
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      messages.removeEventListener('message', hear);
      resolve([...waiting.keys()]);
    };
    const hear = (event: Event) => {
      const { data, origin } = event as MessageEvent<{ type?: string; party?: string } | null>;
      const party = data?.type === 'signed-out' ? data.party : undefined;
      if (party === undefined || waiting.get(party) !== origin) return;
      waiting.delete(party);
      if (waiting.size === 0) finish();
    };
    const timer = setTimeout(finish, FRAME_MILLISECONDS);
    messages.addEventListener('message', hear);
    if (waiting.size === 0) finish();
  });
}
