import { collectDefaultMetrics, Registry } from 'prom-client';

/** A place for the figures of one program, with those of its process: processor, memory, event loop, garbage. */
export function openRegistry(): Registry {
  // Never the library's own: tests start several programs in one process.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
