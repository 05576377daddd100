import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { addressesForBrowsers } from './vite-plugins/addresses-for-browsers.ts';
import { chunksByRoom } from './vite-plugins/chunks-by-room.ts';
import { contractForBrowsers } from './vite-plugins/contract-for-browsers.ts';
import { iconsByFile } from './vite-plugins/icons-by-file.ts';
import { messagesInLanguage } from './vite-plugins/messages-in-language.ts';
import { pagesInDevelopment } from './vite-plugins/pages-in-development.ts';
import { shortenPageScripts } from './vite-plugins/shorten-page-scripts.ts';

// The portal is built once for each language; see scripts/lib/build-portal.ts.
const language = process.env['PORTAL_LANGUAGE'] ?? 'en';

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.PORTAL_LANGUAGE': JSON.stringify(language) },
  plugins: [
    messagesInLanguage(language),
    iconsByFile(),
    contractForBrowsers(),
    addressesForBrowsers(),
    shortenPageScripts(),
    pagesInDevelopment(process.env),
    reactRouter(),
  ],
  // Bundled when the development server starts. One that is met later is bundled then, and the page under it loads anew.
  optimizeDeps: {
    include: [
      '@internationalized/date',
      '@lingui/core',
      '@lingui/react',
      '@tabler/icons-react',
      '@tanstack/react-query',
      'leaflet',
      'oidc-client-ts',
      'react-aria-components',
      'react-leaflet',
      'supercluster',
      'zod',
    ],
  },
  // The manifest of files is kept for scripts/sizes.ts.
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
  environments: {
    // The server bundle is one function, render(request, context). It holds all it needs, so that the portal's packages
    // need not be installed where it runs. Vite's own server cannot take every package in.
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: { rollupOptions: { input: './app/server.ts' } },
    },
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // What every page needs is one file; the rest goes by who needs it.
            codeSplitting: {
              groups: [
                { name: 'base', test: /\/app\/(entry\.client|root|shell\/shell)\.tsx/, priority: 9 },
                // Needed by some pages of each room.
                { name: 'several-queries', test: /\/(useQueries|queriesObserver)\.js$/, priority: 8 },
                { name: 'use-ahead', test: /\/app\/lib\/use-ahead\.ts/, priority: 8 },
                // Loaded for everybody who is signed in, whatever the page.
                { name: 'drafts', test: /\/app\/shell\/drafts\//, priority: 8 },
                ...chunksByRoom,
              ],
            },
          },
        },
      },
    },
  },
}));
