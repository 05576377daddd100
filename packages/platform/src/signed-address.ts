import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tells another program of ours the address of the person for whom a request is made. The signature keeps anybody
 * else from claiming an address, and with it from escaping waits or putting others under them.
 */

/** Header that carries it. */
export const SIGNED_ADDRESS_HEADER = 'longleaf-client';

/** How far the clocks of two hosts may be apart. */
const GOOD_FOR_MILLISECONDS = 5 * 60 * 1_000;

/** The header's value: address, moment and signature. @param key from `deriveKey`, the same on both sides. */
export function signAddress(key: Buffer, address: string, now: Date): string {
  const said = `${address} ${now.getTime()}`;
  return `${said} ${signature(key, said)}`;
}

/** The address of a header; undefined when there is none, it is too old, or it was not signed with this key. */
export function readSignedAddress(key: Buffer, header: unknown, now: Date): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [address = '', moment = '', given = '', ...more] = header.split(' ');
  if (more.length > 0 || !/^[0-9a-fA-F.:%\w]{2,64}$/.test(address) || !/^\d{1,15}$/.test(moment)) {
    return undefined;
  }
  const right = Buffer.from(signature(key, `${address} ${moment}`));
  const said = Buffer.from(given);
  if (said.length !== right.length || !timingSafeEqual(said, right)) return undefined;
  return Math.abs(now.getTime() - Number(moment)) <= GOOD_FOR_MILLISECONDS ? address : undefined;
}

function signature(key: Buffer, said: string): string {
  return createHmac('sha256', key).update(said).digest('base64url');
}
