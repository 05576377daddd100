import type pg from 'pg';
import { isSilence } from '../database-error.ts';

/** Closes a connection on which an answer did not come in time: whoever is lent it next would wait behind that answer. */
export function closeWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = ask(...asked);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        // While an answer is owed this does not wait for it. The pool takes nobody back who was ended.
        if (isSilence(error)) void (client as unknown as pg.Client).end();
      });
    }
    return answer;
  }) as pg.PoolClient['query'];
}
