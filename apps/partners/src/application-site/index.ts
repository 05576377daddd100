import { html } from '@longleaf/platform/html';
import { standInPage } from '../pages/stand-in-page.ts';
import { readSegment } from '../pages/segment.ts';
import type { Party } from '../party.ts';
import { tokenChecker } from '../hand-off/check-token.ts';

/** The site where a student fills in a college's application (EXT-013), and where they enter one by a token (EXT-014). */
export const applicationSite: Party = {
  id: 'application-site',
  name: 'Application site',
  purpose: 'Holds the application form of each college. The portal sends students on to it.',
  setting: 'APPLICATION_SITE_URL',
  example: '/application/1001',
  register: (app, settings) => {
    app.get<{ Params: { id: string } }>('/application-site/application/:id', (request, reply) => {
      const id = readSegment(request.params.id);
      if (id === null) return reply.callNotFound();
      return reply.type('text/html; charset=utf-8').send(
        standInPage({
          title: 'Application site',
          settings,
          body: html`<p>The portal asked for the application with this id:</p>
            <p class="received">${id}</p>
            <p>Nothing that you do here reaches a college.</p>`,
        }),
      );
    });

    const check = tokenChecker({
      portal: settings.PORTAL_URL,
      site: new URL(settings.PARTNERS_URL).origin,
      kind: 'application-login+jwt',
      claims: ['organization', 'program', 'app_key'],
    });
    app.get<{ Querystring: { token?: string } }>('/application-site/login', async (request, reply) => {
      const checked = await check(String(request.query.token ?? ''));
      const isRefused = 'refused' in checked;
      const body = isRefused
        ? html`<p>This site does not take the token that came along.</p>
            <p class="received">${checked.refused}</p>
            <p>Go back and open your application there once more.</p>`
        : html`<p>
              The portal says who comes, and for which application. The token was signed by it, is for this
              site, and is used up now:
            </p>
            <dl class="received">
              ${['organization', 'program', 'app_key', 'sub'].map(
                (claim) =>
                  html`<dt>${claim}</dt>
                    <dd>${String(checked.claims[claim])}</dd>`,
              )}
            </dl>
            <p>Nothing that you do here reaches a college.</p>`;
      return (
        reply
          .code(isRefused ? 403 : 200)
          .header('cache-control', 'no-store')
          // The address holds the token: nobody whom this page leads to is told it.
          .header('referrer-policy', 'no-referrer')
          .type('text/html; charset=utf-8')
          .send(standInPage({ title: 'Application site', settings, body }))
      );
    });
  },
};
