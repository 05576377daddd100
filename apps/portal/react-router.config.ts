import type { Config } from '@react-router/dev/config';

const language = process.env['PORTAL_LANGUAGE'] ?? 'en';

export default {
  appDirectory: 'app',
  ssr: true,
  // A build is one language, and its pages stand below the language's segment: links need not name it.
  basename: language === 'en' ? '/' : `/${language}`,
  // Built beside its place and moved there when whole; see scripts/lib/build-portal.ts.
  buildDirectory: process.env['PORTAL_BUILD_FOLDER'] ?? 'build',
  // The whole table of addresses travels with the first page: no extra request to discover a route.
  routeDiscovery: { mode: 'initial' },
  // A page is one file already (vite-plugins/chunks-by-room.ts): to cut its loader off would only add files.
  splitRouteModules: false,
} satisfies Config;
