import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import type { SentForm } from '../screens/form-body.ts';
import type { PendingInteraction } from './interaction.ts';

/** One visit to a screen of an interaction. */
export type Visit = {
  deps: IdentityDeps;
  request: FastifyRequest;
  reply: FastifyReply;
  interaction: PendingInteraction;
  /** What the form sent; empty on a plain visit. */
  form: SentForm;
};
