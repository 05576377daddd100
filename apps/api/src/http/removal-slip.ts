import { badRequest } from '@longleaf/http/problem';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { SealError, seal, unseal } from '@longleaf/platform/sealing';
import type { z } from 'zod';

/**
 * What the answer to a removal gives its owner, so that it can be undone: the removed row, sealed. Nothing of the row
 * is kept here; nobody else can hand the slip in, and nobody can write one.
 * @param kind what is removed: a slip of another kind does not open.
 */
export function removalSlips<Row>(dataSecret: Secret, kind: string, row: z.ZodType<Row>) {
  const key = deriveKeys(dataSecret, 'longleaf portal', 'removed rows');
  const bound = (personId: string) => `${kind} of ${personId}`;
  return {
    write: (personId: string, removed: Row): string =>
      seal(key, bound(personId), JSON.stringify(removed)).toString('base64url'),

    /** The row of a slip. @throws ProblemError 400 when this person was not given it. */
    read: (personId: string, slip: string): Row => {
      try {
        return row.parse(JSON.parse(unseal(key, bound(personId), Buffer.from(slip, 'base64url'))));
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        throw badRequest({ undo: [/*i18n*/ 'This removal cannot be taken back.'] });
      }
    },
  };
}

export type RemovalSlips<Row> = ReturnType<typeof removalSlips<Row>>;
