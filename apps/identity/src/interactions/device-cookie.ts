import { randomBytes } from 'node:crypto';
import { type BrowserVisit, readSignedCookie, setSignedCookie } from '../http/cookies.ts';
import { digest } from '../provider/adapter.ts';

const NAME = '_device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const ACCOUNTS_REMEMBERED = 8;

/** A browser on which people signed in before. The cookie holds a random id and digests of accounts, signed. */
export type Device = { id: string; accounts: readonly string[]; knows(accountId: string): boolean };

/** Reads the device cookie; undefined when there is none or it was not signed here. */
export function readDevice(visit: BrowserVisit): Device | undefined {
  const [id, ...accounts] = readSignedCookie(visit, NAME)?.split('.') ?? [];
  if (!id) return undefined;
  return { id, accounts, knows: (accountId) => accounts.includes(markOf(id, accountId)) };
}

/** Writes down that a person signed in on this device. */
export function rememberDevice(visit: BrowserVisit, known: Device | undefined, accountId: string): void {
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const mark = markOf(id, accountId);
  const others = (known?.accounts ?? []).filter((other) => other !== mark);
  const value = [id, mark, ...others.slice(0, ACCOUNTS_REMEMBERED - 1)].join('.');
  setSignedCookie(visit, NAME, value, { path: '/interaction', maxAge: YEAR_MS });
}

function markOf(deviceId: string, accountId: string): string {
  return digest(`${deviceId} ${accountId}`).slice(0, 22);
}
