import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { englishMessages } from './build-tools/english-messages.ts';

export default defineConfig({
  plugins: [englishMessages(), reactRouter()],
  build: { target: 'es2022' },
  // The server bundle is one function, render(request, context).
  environments: { ssr: { build: { rollupOptions: { input: './app/server.ts' } } } },
});
