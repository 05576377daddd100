import { html } from '@longleaf/platform/html';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from '../pages/content-policy.ts';
import { standInPage } from '../pages/stand-in-page.ts';
import type { PartnerSettings } from '../party.ts';

/** Runs in the frame: tells the portal, and nobody else, that this party has signed the person out. */
const REPORT = `const { party, portal } = document.body.dataset;
if (window.parent !== window) {
  window.parent.postMessage({ type: 'signed-out', party }, portal);
}
`;

/**
 * Serves the page that the portal loads in a hidden frame while a person signs out (ST-061, API-213, API-214),
 * at `/{party}`, with the script that reports back beside it.
 */
export function registerSignOutFrame(
  app: FastifyInstance,
  settings: PartnerSettings,
  party: { id: string; name: string },
): void {
  const portal = new URL(settings.PORTAL_URL).origin;

  app.get(`/${party.id}`, (_request, reply) => {
    void reply.header('content-security-policy', contentPolicy({ frameAncestors: portal }));
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const body = html`<p>You are signed out of the ${party.name}. No real site is behind this page.</p>`;
    return standInPage({
      title: `Signed out: ${party.name}`,
      body,
      settings,
      data: { party: party.id, portal },
      script: `/${party.id}/report.js`,
    });
  });

  app.get(`/${party.id}/report.js`, (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
    return REPORT;
  });
}
