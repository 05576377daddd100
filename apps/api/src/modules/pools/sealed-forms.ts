import { type KeyRing, seal, unseal } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';

/** What pool forms are sealed with. */
export function formKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'forms of pools');
}

/** What a seal is bound to: moved to another person's row, or to another pool or year, it does not open. */
export type FormOf = { personId: string; pool: string; entryYear: number };

export const formId = ({ personId, pool, entryYear }: FormOf) => `${pool} ${entryYear} of ${personId}`;

export function sealForm(keys: KeyRing, of: FormOf, form: unknown): Buffer {
  return seal(keys, formId(of), JSON.stringify(form));
}

/** @throws SealError when it was sealed for another row or with a key that is gone. */
export function openForm(keys: KeyRing, of: FormOf, sealed: Buffer): unknown {
  return JSON.parse(unseal(keys, formId(of), sealed));
}
