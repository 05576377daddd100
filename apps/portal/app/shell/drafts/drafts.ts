import { fetchWithSession } from '../session/fetch-with-session.ts';
import { sessionKnown, sessionState, watchSession } from '../session/session-state.ts';
import { onOwnSignOut } from '../session/sign-out.ts';
import { draftKeys, forgetVisitor, hasVisitor, type KeyOf, visitorOf } from './draft-keys.ts';
import { memoryDraftStore } from './draft-store.ts';
import { createDraftVault, type DraftVault } from './draft-vault.ts';
import { indexedDraftStore } from './indexed-draft-store.ts';

let vault: Promise<DraftVault> | undefined;
/** Who types in this tab. Stays the person after an expired session, until they sign out or another comes. */
let owner: string | null = null;

const personNow = () => {
  const state = sessionState();
  return state.status === 'signed-in' ? state.person.id : null;
};

/** The drafts of this browser. */
export function draftsOfBrowser(): Promise<DraftVault> {
  vault ??= openVault();
  return vault;
}

/** Whose drafts this tab reads and writes now. */
export async function draftOwner(): Promise<string> {
  await sessionKnown();
  owner = personNow() ?? owner ?? visitorOf(window.sessionStorage).owner;
  return owner;
}

let keyOf: KeyOf | undefined;

/** The key of an owner, with which whatever waits in this browser is sealed; null when it cannot be had now. */
export const ownKeyOf: KeyOf = (owner, how) => {
  keyOf ??= draftKeys(fetchWithSession, window.sessionStorage, personNow);
  return keyOf(owner, how);
};

async function openVault(): Promise<DraftVault> {
  const store = await indexedDraftStore().catch(memoryDraftStore);
  return createDraftVault({ store, keyOf: ownKeyOf, now: Date.now });
}

/**
 * Follows the session: what a visitor typed goes to the person they turn out to be, and a person who signs
 * out themselves leaves nothing behind. Called once, in the browser.
 */
export function startDrafts(): void {
  onOwnSignOut(wipeOwnDrafts);
  watchSession(() => void claimVisitorDrafts());
  void claimVisitorDrafts();
}

async function claimVisitorDrafts(): Promise<void> {
  const person = personNow();
  if (!person || !hasVisitor(window.sessionStorage)) return;
  const drafts = await draftsOfBrowser();
  await drafts.handOver(visitorOf(window.sessionStorage).owner, person);
  forgetVisitor(window.sessionStorage);
}

async function wipeOwnDrafts(personId: string): Promise<void> {
  owner = null;
  const drafts = await draftsOfBrowser();
  await drafts.wipe(personId);
  if (hasVisitor(window.sessionStorage)) {
    await drafts.wipe(visitorOf(window.sessionStorage).owner);
    forgetVisitor(window.sessionStorage);
  }
}
