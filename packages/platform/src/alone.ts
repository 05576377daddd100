import type { Database } from './database.ts';
import { inTransaction } from './executor.ts';

/**
 * Does `work` while no other copy does work of this name: they wait for their turn. The lock is that of a transaction
 * which does nothing else, so it ends with it, whatever becomes of the connection. `work` has connections of its own:
 * the pool needs two.
 */
export function alone<T>({ pool }: Pick<Database, 'pool'>, name: string, work: () => Promise<T>): Promise<T> {
  return inTransaction({ pool }, async (tx) => {
    // Nothing is asked of it while the work goes on, which may take longer than an operator lets others wait.
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query(`select pg_advisory_xact_lock(hashtext($1))`, [name]);
    return work();
  });
}
