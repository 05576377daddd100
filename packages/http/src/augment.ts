import type { Operation } from '@longleaf/contract/operation';
import type { AllWords } from '@longleaf/platform/words/server-words';
import type { Actor } from './actor.ts';
import type { Authenticate } from './authentication.ts';
import type { AnswerStore } from './idempotency.ts';
import type { Policies } from './policy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every operation that is served, for the OpenAPI document. */
    operations: Set<Operation>;
    /** Those of them that answer with text that was made before. */
    preparedOperations: Set<Operation>;
    authenticate: Authenticate;
    /** Who may do what, by the names that operations give. */
    policies: Policies;
    /** Where answers are kept for calls that may be repeated; undefined where there are none. */
    answers: AnswerStore | undefined;
    /** Whether prepared text is checked before it is sent, and errors against those that are listed; in tests. */
    checksAnswers: boolean;
    /** What the server says, in the languages that it offers. */
    words: AllWords;
    /** Changes whenever a public fact changes; the entity tag of catalogue answers. */
    catalogVersion: () => string;
  }
  interface FastifyContextConfig {
    /** What a route serves; undefined for those that are no call of the contract. */
    operation?: Operation;
  }
  interface FastifyRequest {
    /** Who asks; nobody until the token was checked. */
    actor: Actor;
  }
}
