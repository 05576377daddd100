import { readFactsIntoMemory, type FactsInMemory } from '@longleaf/catalog/open-catalog';
import type pg from 'pg';

let read: Promise<FactsInMemory> | undefined;

/**
 * The shipped facts as a catalogue keeps them in memory, read once for all test files of a worker: reading them takes
 * three seconds.
 * @param pool of a fresh copy of the template `catalog`.
 */
export function shippedFacts(pool: pg.Pool): Promise<FactsInMemory> {
  return (read ??= readFactsIntoMemory(pool));
}
