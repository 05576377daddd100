import { deriveKeys } from '@longleaf/platform/secret';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { accountRoutes } from './routes.ts';
import { emailSignatures, type EmailSignatures } from './email-signature.ts';

/** Recovery, password, security question and free names: passed on to the account service. */
export function accounts(app: FastifyInstance, dependencies: Dependencies): void {
  accountRoutes(app, dependencies.settings, emailSignaturesOf(dependencies));
}

/** Proofs that the portal itself checked an e-mail. */
export function emailSignaturesOf({
  dataSecret,
  clock,
}: Pick<Dependencies, 'dataSecret' | 'clock'>): EmailSignatures {
  return emailSignatures(deriveKeys(dataSecret, 'longleaf portal', 'e-mail checks'), clock);
}
