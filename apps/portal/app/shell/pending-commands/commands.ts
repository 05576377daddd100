import { type CommandKind, COMMANDS, type PayloadOf } from '../../commands.ts';
import { logClient } from '../../lib/log-client.ts';
import { tellOffline } from '../../ui/tell-offline.ts';
import { sessionKnown, sessionState, watchSession } from '../session/session-state.ts';
import { beginSignIn } from '../session/sign-in.ts';
import { storePending } from './pending-store.ts';
import { resumePending } from './resume.ts';

/** A command of `app/commands.ts` with what it needs. */
export interface AskedCommand<Kind extends CommandKind> {
  kind: Kind;
  payload: PayloadOf<Kind>;
}

/**
 * Does something that needs sign-in: now, or, for a visitor, once after they have signed in.
 * @param intent one line for the sign-in screen, such as `save:UNC Asheville`.
 */
export async function startCommand<Kind extends CommandKind>(
  { kind, payload }: AskedCommand<Kind>,
  intent?: string,
): Promise<void> {
  const session = await sessionKnown();
  if (session.status === 'signed-in') return run(kind, payload);
  const id = crypto.randomUUID();
  storePending(window.sessionStorage, { id, kind, payload, storedAt: Date.now() });
  await beginSignIn({ command: id, ...(intent === undefined ? {} : { intent }) });
}

/** Carries out what waited for sign-in, as soon as somebody is signed in. Called once, in the browser. */
export function startPendingCommands(): void {
  const resume = () => {
    if (sessionState().status !== 'signed-in') return;
    resumePending({
      tab: window.sessionStorage,
      device: window.localStorage,
      now: Date.now,
      takeTurn: (name, work) =>
        navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
          if (lock) await work();
          return lock !== null;
        }),
      run: ({ kind, payload }) => run(kind, payload),
    }).catch(() => logClient('A command that waited for sign-in did not succeed'));
  };
  watchSession(resume);
  resume();
}

async function run(kind: string, payload: unknown): Promise<void> {
  if (!isKind(kind)) return logClient(`Unknown command: ${kind}`);
  // Where its code did not come nothing was done, and nothing will be.
  const loaded = await COMMANDS[kind]().catch(tellOffline);
  await loaded?.default.runKept(payload);
}

function isKind(kind: string): kind is CommandKind {
  return Object.hasOwn(COMMANDS, kind);
}
