import { html } from '@longleaf/platform/html';
import { standInPage } from '../pages/stand-in-page.ts';
import { readSegment } from '../pages/segment.ts';
import type { Party } from '../party.ts';

/** The site where a student fills in a college's application (EXT-013). */
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
  },
};
