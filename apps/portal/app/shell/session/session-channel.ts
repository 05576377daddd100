/** What tabs tell each other. */
export type SessionNews = { type: 'signed-in'; personId: string } | { type: 'signed-out' };

export const CHANNEL = 'longleaf-session';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellOtherTabs(news: SessionNews): void {
  open().postMessage(news);
}

/** Calls the listener with news of other tabs, never of this one. */
export function listenToOtherTabs(listener: (news: SessionNews) => void): void {
  open().addEventListener('message', (event: MessageEvent<SessionNews>) => listener(event.data));
}
