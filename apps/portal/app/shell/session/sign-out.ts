import { stopClock } from '../idle/activity-clock.ts';
import { askAgain, forgetPersonalThings, giveDeviceBack } from './device.ts';
import { openProvider } from './provider.ts';
import { abandon, endInTurn } from './renew.ts';
import { tellOtherTabs } from './session-channel.ts';
import { sessionState } from './session-state.ts';
import { beginSignIn } from './sign-in.ts';

/** `own`: the person pressed Sign out, so drafts go too. `lost`: idle or refused; drafts wait for their owner. */
export type SignOutReason = 'own' | 'lost';

type Farewell = (personId: string) => Promise<void>;
const farewells = new Set<Farewell>();

/** Calls the function before a person who signs out themselves is gone. */
export function onOwnSignOut(farewell: Farewell): void {
  farewells.add(farewell);
}

/** Ends the session in this browser alone. */
export async function signOutHere(reason: SignOutReason): Promise<void> {
  const state = sessionState();
  if (reason === 'own' && state.status === 'signed-in') {
    const { id } = state.person;
    await Promise.all([...farewells].map((farewell) => farewell(id)));
    giveDeviceBack();
  }
  if (reason === 'lost') askAgain.set();
  stopClock(window.localStorage);
  abandon();
  forgetPersonalThings();
  tellOtherTabs({ type: 'signed-out' });
}

/** Ends the session in this browser and at the provider, which sends the browser to `/signout-callback`. */
export async function signOutEverywhere(reason: SignOutReason): Promise<void> {
  const provider = await openProvider();
  await endInTurn(async () => {
    const user = await provider.getUser();
    await signOutHere(reason);
    await provider.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {});
  });
}

/** CON-099: the forced way out after ten refusals in a row; sign-in begins at once. */
export async function signOutSilently(): Promise<void> {
  await signOutHere('lost');
  await beginSignIn();
}
