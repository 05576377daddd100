import { html } from '@longleaf/platform/html';
import { standInPage } from '../pages/stand-in-page.ts';
import { readSegment } from '../pages/segment.ts';
import type { Party } from '../party.ts';

/** The careers site that holds a full page for each occupation (EXT-015, API-218). */
export const careersSite: Party = {
  id: 'careers-site',
  name: 'Careers site',
  purpose: 'Holds a full profile page for each occupation. The portal sends people on to it.',
  setting: 'CAREERS_SITE_URL',
  example: '/profile/registered-nurses',
  register: (app, settings) => {
    app.get<{ Params: { occupation: string } }>('/careers-site/profile/:occupation', (request, reply) => {
      const occupation = readSegment(request.params.occupation);
      if (occupation === null) return reply.callNotFound();
      return reply.type('text/html; charset=utf-8').send(
        standInPage({
          title: 'Careers site',
          settings,
          body: html`<p>The portal asked for the profile of this occupation:</p>
            <p class="received">${occupation}</p>
            <p>
              <a href="${settings.PORTAL_URL}/careers/${encodeURIComponent(occupation)}"
                >Back to this career</a
              >
            </p>`,
        }),
      );
    });
  },
};
