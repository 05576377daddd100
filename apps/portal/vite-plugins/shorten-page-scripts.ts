import { minifySync, type Plugin } from 'vite';

/**
 * Vite plugin: shortens the functions that the server writes into each page as text. The server's own code stays
 * readable for its error reports.
 */
export function shortenPageScripts(): Plugin {
  return {
    name: 'longleaf:shorten-page-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/app\/lib\/page-scripts\/[^?]*\.ts$/ },
      handler: (code, id) => ({ code: minifySync(id, code, { module: true }).code, map: null }),
    },
  };
}
