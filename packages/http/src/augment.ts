import type { Operation } from '@longleaf/contract/operation';
import type { Authenticate, Person } from './authentication.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every operation that is served, for the OpenAPI document. */
    operations: Set<Operation>;
    authenticate: Authenticate;
    /** Changes whenever a public fact changes; the entity tag of catalogue answers. */
    catalogVersion: () => string;
  }
  interface FastifyRequest {
    person: Person | undefined;
  }
}
