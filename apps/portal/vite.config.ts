import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractForBrowsers } from './vite-plugins/contract-for-browsers.ts';
import { englishMessages } from './vite-plugins/english-messages.ts';

export default defineConfig({
  plugins: [englishMessages(), contractForBrowsers(), reactRouter()],
  // The manifest of files is kept for scripts/sizes.ts.
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
  environments: {
    // The server bundle is one function, render(request, context).
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Few large files compress far better than many small ones: what every page needs is one file,
            // what several pages about colleges share is another.
            codeSplitting: {
              groups: [
                { name: 'base', test: /\/app\/(entry\.client|root|shell\/shell)\.tsx/, priority: 4 },
                {
                  name: 'parts',
                  test: /\/(app\/ui|app\/lib|contract\/src)\/(?!.*(dialog|sheet|mantine|theme))/,
                  minShareCount: 3,
                  priority: 3,
                },
                {
                  name: 'search',
                  test: /\/colleges\/(search\/(rail|results|state)|filters)\//,
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'colleges', test: /\/features\/colleges\/parts\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
