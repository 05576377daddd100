import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { englishMessages } from './vite-plugins/english-messages.ts';
import { contractForBrowsers } from './vite-plugins/contract-for-browsers.ts';

export default defineConfig({
  plugins: [englishMessages(), contractForBrowsers(), reactRouter()],
  // The manifest of files is kept for scripts/sizes.ts.
  build: { target: 'es2022', manifest: true },
  // The server bundle is one function, render(request, context).
  environments: { ssr: { build: { rollupOptions: { input: './app/server.ts' } } } },
});
