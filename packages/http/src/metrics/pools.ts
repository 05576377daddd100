import { Gauge, type Registry } from 'prom-client';

/** The little of a pool of connections that is told; `pg.Pool` is one. */
export type CountedPool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { max: number };
};

/** Tells of pools of connections by their names. Nothing is asked: it is known at any time. */
export function poolMetrics(registry: Registry, pools: Readonly<Record<string, CountedPool>>): void {
  const registers = [registry];
  const named = Object.entries(pools);
  new Gauge({
    name: 'longleaf_pool_connections',
    help: 'Connections to the database that are open',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of named) {
        this.set({ pool, state: 'in-use' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'longleaf_pool_connections_max',
    help: 'Connections to the database that may be open at most',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of named) this.set({ pool }, options.max);
    },
  });
  new Gauge({
    name: 'longleaf_pool_waiting',
    help: 'Requests and jobs that wait for a connection to the database',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of named) this.set({ pool }, waitingCount);
    },
  });
}
