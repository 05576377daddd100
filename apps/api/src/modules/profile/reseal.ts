import type { Address } from '@longleaf/contract/addresses';
import type { Guardian } from '@longleaf/contract/profile-guardians';
import type { Actor } from '@longleaf/http/actor';
import { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { isSealedWith, SealError, seal, unseal } from '@longleaf/platform/sealing';
import type { Secret } from '@longleaf/platform/secret';
import { asc, eq, gt } from 'drizzle-orm';
import { type AddressSeal, sealOf } from '../addresses/index.ts';
import { writeAudit } from '../audit/index.ts';
import { numberKeys, numberOwner } from './changes.ts';
import { profilePolicy } from './policies/profile.ts';
import { profileRepository, type ProfileChanges, type ProfileRow } from './repository.ts';
import { profileGuardians, profiles } from './tables.ts';

export type Resealed = {
  /** People whose profile was sealed anew. */
  people: number;
  /** Numbers that no key opens: they stay as they are. */
  unreadable: number;
};

const ROTATION: Actor = { kind: 'program', name: 'rotate-data-secret' };
const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Seals what profiles hold sealed or signed with the secret of now: Social Security numbers and checked addresses.
 * Each person is a transaction of their own, so that it can be stopped and run again; the second time finds nothing.
 */
export async function resealProfiles(database: Database, secret: Secret, clock: Clock): Promise<Resealed> {
  const total = { people: 0, unreadable: 0 };
  let last = FIRST;
  for (;;) {
    const next = await database.orm
      .select({ id: profiles.personId })
      .from(profiles)
      .where(gt(profiles.personId, last))
      .orderBy(asc(profiles.personId))
      .limit(AT_ONCE);
    for (const { id } of next) {
      const found = await inTransaction(database, (tx) => resealPerson(tx, id, { secret, at: clock() }));
      if (found.changed) total.people += 1;
      if (found.unreadable) total.unreadable += 1;
      last = id;
    }
    if (next.length < AT_ONCE) return total;
  }
}

async function resealPerson(tx: Transaction, owner: string, { secret, at }: { secret: Secret; at: Date }) {
  const scope = Scope.permit(profilePolicy, 'profile:change', ROTATION, { owner });
  // Nobody else changes the row between reading and writing it.
  const [row] = await tx.orm.select().from(profiles).where(eq(profiles.personId, owner)).for('update');
  const { changes, unreadable } = row ? changesTo(row, secret) : { changes: {}, unreadable: false };
  const guardiansChanged = await resealGuardians(tx, owner, sealOf(secret));
  const ownChanged = Object.keys(changes).length > 0;
  if (ownChanged) await profileRepository(tx).save(scope, changes);
  const changed = ownChanged || guardiansChanged;
  if (changed) await writeAudit(tx, scope, at);
  return { changed, unreadable };
}

function changesTo(row: ProfileRow, secret: Secret): { changes: ProfileChanges; unreadable: boolean } {
  const addresses = sealOf(secret);
  const changes: ProfileChanges = {};
  for (const field of ['permAddress', 'mailAddress'] as const) {
    const anew = row[field] && resigned(row[field], addresses);
    if (anew) changes[field] = anew;
  }
  const keys = numberKeys(secret);
  const sealed = row.socialSecurityNumber;
  if (!sealed || isSealedWith(keys, sealed)) return { changes, unreadable: false };
  const id = numberOwner(row.personId);
  try {
    changes.socialSecurityNumber = seal(keys, id, unseal(keys, id, sealed));
    return { changes, unreadable: false };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return { changes, unreadable: true };
  }
}

async function resealGuardians(
  { orm }: Transaction,
  owner: string,
  addresses: AddressSeal,
): Promise<boolean> {
  const mine = eq(profileGuardians.personId, owner);
  const [row] = await orm.select().from(profileGuardians).where(mine).for('update');
  const anew = row?.guardians.map((one) => (one.address ? resigned(one.address, addresses) : undefined));
  if (!row || !anew?.some((address) => address)) return false;
  // The type of a schema with unknown fields says that every field holds a plain value, the address too.
  const guardians = row.guardians.map((one, index) => ({
    ...one,
    address: anew[index] ?? one.address,
  })) as Guardian[];
  await orm.update(profileGuardians).set({ guardians }).where(mine);
  return true;
}

/** The address under the signature of now; undefined when it has that one, or none of ours. */
function resigned(address: Address, addresses: AddressSeal): Address | undefined {
  const { signature } = addresses.accept(address);
  return signature === '' || signature === address.signature ? undefined : { ...address, signature };
}
