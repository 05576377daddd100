import { randomBytes } from 'node:crypto';
import { draftOperations } from '@longleaf/contract/drafts';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { draftKeyRepository } from './repository.ts';

/** Keys for typed values that wait in the browser; the values themselves never come here. */
export function drafts(app: FastifyInstance, { database }: Dependencies): void {
  const keys = draftKeyRepository(database);
  bind(app, draftOperations.draftKey, async ({ scope }) => ({
    key: await keys.keyOf(scope, randomBytes(32).toString('base64')),
  }));
}
