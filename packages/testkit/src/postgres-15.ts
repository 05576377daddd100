import { createRequire } from 'node:module';
import { binariesBeside, MACHINE, type Binaries } from '@longleaf/platform/postgres/binaries';

/**
 * The oldest PostgreSQL that a school system may run the product on.
 * @throws Error when its package, which is optional, is not installed for this machine.
 */
export function postgres15(): Binaries {
  return binariesBeside(createRequire(import.meta.url).resolve(`postgres-15-${MACHINE}`));
}
