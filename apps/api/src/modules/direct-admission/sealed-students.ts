import { createHmac } from 'node:crypto';
import { type KeyRing, keysOf, seal, unseal } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import type { directAdmissionScopes } from '@longleaf/contract/direct-admission';
import { comparedName } from '@longleaf/rules/direct-admission/same-name';

/** What one is found by. */
export type Asked = { number: string; lastName: string };

/** A student of the list; without a code of their high school they are not eligible. */
export type ListedStudent = Asked & {
  ceebCode: string | null;
  colleges: (typeof directAdmissionScopes)[number];
};

/** The keys of the list: one ring for digests, one for what is sealed. */
export type ListKeys = { digests: KeyRing; seals: KeyRing };

export function listKeys(secret: Secret): ListKeys {
  return {
    digests: deriveKeys(secret, 'longleaf portal', 'digests of the list of direct admission'),
    seals: deriveKeys(secret, 'longleaf portal', 'list of direct admission'),
  };
}

/** Digests that a student may stand under, the one of the secret of now first. */
export function digestsOf({ digests }: ListKeys, { number, lastName }: Asked): [Buffer, ...Buffer[]] {
  const [now, ...before] = keysOf(digests);
  const text = `${number}\n${comparedName(lastName)}`;
  const digest = (key: Buffer) => createHmac('sha256', key).update(text).digest();
  return [digest(now), ...before.map(digest)];
}

/** A digest of whom a counter is of. */
export function counterDigest({ digests }: ListKeys, whose: string): string {
  return createHmac('sha256', keysOf(digests)[0]).update(`counter ${whose}`).digest('base64url');
}

const idOf = (digest: Buffer) => `student of the list ${digest.toString('base64url')}`;

export function sealStudent(keys: ListKeys, digest: Buffer, student: ListedStudent): Buffer {
  return seal(keys.seals, idOf(digest), JSON.stringify(student));
}

/** @throws SealError when it was sealed for another row or with a key that is gone. */
export function openStudent(keys: ListKeys, digest: Buffer, sealed: Buffer): ListedStudent {
  return JSON.parse(unseal(keys.seals, idOf(digest), sealed)) as ListedStudent;
}

const lookOf = (personId: string) => `look of ${personId}`;

export function sealAsked(keys: ListKeys, personId: string, asked: Asked): Buffer {
  return seal(keys.seals, lookOf(personId), JSON.stringify(asked));
}

/** @throws SealError when it was sealed for another row or with a key that is gone. */
export function openAsked(keys: ListKeys, personId: string, sealed: Buffer): Asked {
  return JSON.parse(unseal(keys.seals, lookOf(personId), sealed)) as Asked;
}

/** A row of the list, ready to be kept. */
export function sealListedStudent(
  secret: Secret,
  student: ListedStudent,
): { digest: Buffer; sealed: Buffer } {
  const keys = listKeys(secret);
  const [digest] = digestsOf(keys, student);
  return { digest, sealed: sealStudent(keys, digest, student) };
}
