import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of addresses travels with the first page: no extra request to discover a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
