import type { Operation } from '@longleaf/contract/operation';
import type { Actor } from './actor.ts';
import type { Authenticate } from './authentication.ts';
import type { Policies } from './policy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every operation that is served, for the OpenAPI document. */
    operations: Set<Operation>;
    authenticate: Authenticate;
    /** Who may do what, by the names that operations give. */
    policies: Policies;
    /** Whether answers that are sent as prepared text are checked first; in tests. */
    checksPrepared: boolean;
    /** Changes whenever a public fact changes; the entity tag of catalogue answers. */
    catalogVersion: () => string;
  }
  interface FastifyRequest {
    /** Who asks; nobody until the token was checked. */
    actor: Actor;
  }
}
