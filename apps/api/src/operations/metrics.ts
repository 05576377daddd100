import { countRequests } from '@longleaf/http/metrics/count-requests';
import { programMetrics } from '@longleaf/http/metrics/program-metrics';
import { openRegistry } from '@longleaf/http/metrics/registry';
import { serveMetrics } from '@longleaf/http/metrics/serve-metrics';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';

/**
 * `/api/metrics`: the figures of this copy, as Prometheus reads them. To be called before the app gets its routes. Gives
 * the registry, for what modules tell of themselves.
 */
export function metrics(app: FastifyInstance, dependencies: Dependencies): Registry {
  const { catalog, database, settings, jobsRunning = () => true } = dependencies;
  const registry = openRegistry();
  countRequests(app, registry);
  const figures = dependencies.figures ?? { database, pools: { calls: database.pool }, tasks: [] };
  programMetrics(registry, { ...figures, mailOwner: 'portal', jobsRunning });
  catalogMetrics(registry, catalog);
  serveMetrics(app, registry, { path: '/api/metrics', everyone: settings.METRICS_PUBLIC });
  return registry;
}

function catalogMetrics(registry: Registry, catalog: Dependencies['catalog']): void {
  const registers = [registry];
  new Gauge({
    name: 'longleaf_catalog_info',
    help: 'Always 1; its label is the version of the facts that this copy holds',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset();
      this.set({ version: catalog.version() }, 1);
    },
  });
  new Gauge({
    name: 'longleaf_catalog_loaded_timestamp_seconds',
    help: 'When the facts that this copy holds were loaded into the database or last changed there',
    registers,
    collect() {
      const loadedAt = catalog.loadedAt();
      // A reset would tell of a figure without labels as 0.
      this.remove();
      if (loadedAt) this.set(loadedAt.getTime() / 1_000);
    },
  });
}
