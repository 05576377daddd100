import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '@longleaf/testkit/after-file';

/** A site on the provider's own host that answers every address with one page, as the portal would be. */
export async function servePortal(): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    // As the portal does it: it sees the windows it opens, and nobody sees it.
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
    response.end('<!doctype html><html lang="en"><title>Portal</title><h1>Portal</h1></html>');
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  afterFile(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
