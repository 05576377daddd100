import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { dailySalts } from '../tables.ts';

/** Turns a network address into a digest that means nothing once its day's salt is gone. */
export type AddressDigest = (address: string) => Promise<string>;

/** Digests with one random salt a day, shared by all copies through the database. */
export function addressDigests(database: Database, clock: Clock): AddressDigest {
  let known: { day: string; salt: Buffer } | undefined;

  async function saltOf(day: string): Promise<Buffer> {
    if (known?.day === day) return known.salt;
    const [shared] = await database.orm
      .insert(dailySalts)
      .values({ day, salt: randomBytes(32) })
      // Nothing changes; but only a row that was written is given back.
      .onConflictDoUpdate({ target: dailySalts.day, set: { day } })
      .returning({ salt: dailySalts.salt });
    const salt = shared?.salt ?? randomBytes(32);
    known = { day, salt };
    return salt;
  }

  return async (address) => {
    const salt = await saltOf(clock().toISOString().slice(0, 10));
    return createHash('sha256').update(salt).update(neighbourhood(address)).digest('base64url');
  };
}

/** The part of an address that one household shares: all of IPv4, the first half (/64) of IPv6. */
export function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
