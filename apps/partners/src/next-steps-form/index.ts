import type { Html } from '@longleaf/platform/html';
import type { FastifyReply } from 'fastify';
import { tokenChecker } from '../hand-off/check-token.ts';
import { contentPolicy } from '../pages/content-policy.ts';
import { formOf, readForms } from '../pages/read-forms.ts';
import { standInPage } from '../pages/stand-in-page.ts';
import type { Party } from '../party.ts';
import { finishedPage, formPage, isAnswered, notTaken, refusedPage } from './pages.ts';
import { ownKey, tellPortal } from './tell.ts';
import { openVisits } from './visits.ts';

/** The form before the pathways of Next Steps (EXT-031): it takes who comes, and tells when they have finished. */
export const nextStepsForm: Party = {
  id: 'next-steps-form',
  name: 'Next Steps form',
  purpose: 'Asks students, parents and educators some questions before they start a pathway.',
  setting: 'NEXT_STEPS_FORM_URL',
  example: '/about',
  register: (app, settings) => {
    const site = `${settings.PARTNERS_URL}/next-steps-form`;
    const key = ownKey(site, settings.PORTAL_URL);
    const check = tokenChecker({
      portal: settings.PORTAL_URL,
      site,
      kind: 'next-steps-form+jwt',
      claims: [],
    });
    const visits = openVisits();
    const show = (reply: FastifyReply, body: Html, code = 200) =>
      reply
        .code(code)
        .header('cache-control', 'no-store')
        // The portal sees when this window is closed.
        .header('cross-origin-opener-policy', 'unsafe-none')
        .header('content-security-policy', contentPolicy({ formAction: "'self'" }))
        // The address holds the token: nobody whom this page leads to is told it.
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(standInPage({ title: 'Next Steps form', settings, body }));

    app.get('/next-steps-form/keys', () => key.published());
    app.get('/next-steps-form/about', (_request, reply) =>
      show(
        reply,
        refusedPage('Nobody was sent here. The portal sends people on when they press “Open the form”.'),
      ),
    );
    app.get<{ Querystring: { token?: string } }>('/next-steps-form', async (request, reply) => {
      const checked = await check(String(request.query.token ?? ''));
      return 'refused' in checked
        ? show(reply, refusedPage(checked.refused), 403)
        : show(reply, formPage(visits.begin(String(checked.claims.sub))));
    });
    void app.register(async (forms) => {
      readForms(forms);
      forms.post<{ Body: unknown }>('/next-steps-form/finish', async ({ body }, reply) => {
        const sent = formOf(body);
        const visit = sent.get('visit') ?? '';
        const person = visits.personOf(visit);
        if (person === undefined) return show(reply, refusedPage('It was open for too long.'), 403);
        if (!isAnswered(sent)) return show(reply, formPage(visit, true), 400);
        const isTold = await tellPortal(settings.PORTAL_URL, await key.sign(person));
        return isTold ? show(reply, finishedPage) : show(reply, notTaken(sent), 502);
      });
    });
  },
};
