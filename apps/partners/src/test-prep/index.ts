import { html } from '@longleaf/platform/html';
import { contentPolicy } from '../pages/content-policy.ts';
import { standInPage } from '../pages/stand-in-page.ts';
import type { Party } from '../party.ts';

/** What the portal tells in the address (API-210), in the order of the specification. */
const TOLD = ['userId', 'userIdHash', 'email', 'firstName'] as const;

/** The partner whose tool prepares people for tests (EXT-012). */
export const testPrep: Party = {
  id: 'test-prep',
  name: 'Test prep partner',
  purpose: 'Prepares people for tests. The portal opens it in a window and says who comes.',
  setting: 'TEST_PREP_URL',
  example: '',
  register: (app, settings) => {
    app.get<{ Querystring: Record<string, unknown> }>('/test-prep', (request, reply) => {
      const told = TOLD.flatMap((name) => {
        const value = request.query[name];
        return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)] as const] : [];
      });
      const body =
        told.length === 0
          ? html`<p>The portal opens this tool for people who are signed in there.</p>`
          : html`<p>The portal says who comes:</p>
              <dl class="received">
                ${told.map(
                  ([name, value]) =>
                    html`<dt>${name}</dt>
                      <dd>${value}</dd>`,
                )}
              </dl>
              <p>There is nothing to practice with here. You can close this window.</p>`;
      return (
        reply
          .header('cache-control', 'no-store')
          // The address says who comes: nobody whom this page leads to is told it.
          .header('referrer-policy', 'no-referrer')
          .header('content-security-policy', contentPolicy())
          // The portal watches its window until it closes; with a policy of its own it would look closed at once.
          .header('cross-origin-opener-policy', 'unsafe-none')
          .type('text/html; charset=utf-8')
          .send(standInPage({ title: 'Test prep partner', settings, body }))
      );
    });
  },
};
