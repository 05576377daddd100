import { html } from '@longleaf/platform/html';
import type { FastifyReply } from 'fastify';
import { tokenChecker } from '../hand-off/check-token.ts';
import { contentPolicy } from '../pages/content-policy.ts';
import { formOf, readForms } from '../pages/read-forms.ts';
import { standInPage } from '../pages/stand-in-page.ts';
import type { Party } from '../party.ts';
import { noTokenPage, sentPage, surveyPage } from './pages.ts';
import { resultSender } from './results.ts';
import { outcomeOf, STAND_IN_SURVEYS } from './statements.ts';
import { visits } from './visits.ts';

const id = 'assessment-vendor';

/** The vendor of four surveys about oneself (EXT-010): takes people with a token, sends back what comes of a survey. */
export const assessmentVendor: Party = {
  id,
  name: 'Assessment vendor',
  purpose:
    'Gives four surveys about oneself. The portal opens them in a window and shows what comes of them.',
  setting: 'ASSESSMENT_VENDOR_URL',
  example: '',
  register: async (app, settings) => {
    const { PORTAL_URL, PARTNERS_URL } = settings;
    const check = tokenChecker({
      portal: PORTAL_URL,
      site: new URL(PARTNERS_URL).origin,
      kind: 'assessment-vendor+jwt',
      claims: ['config_ids'],
    });
    const sender = await resultSender({ portal: PORTAL_URL, vendor: `${PARTNERS_URL}/${id}` });
    const open = visits();
    const say = (reply: FastifyReply, status: number, page: string) =>
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', contentPolicy({ formAction: "'self'" }))
        // The portal watches its window until it closes; with a policy of its own it would look closed at once.
        .header('cross-origin-opener-policy', 'unsafe-none')
        .type('text/html; charset=utf-8')
        .send(page);

    app.get(`/${id}`, (_request, reply) =>
      say(
        reply,
        200,
        standInPage({
          title: 'Assessment vendor',
          settings,
          body: html`<p>The portal opens surveys here for people who bring a token.</p>`,
        }),
      ),
    );
    app.get(`/${id}/keys`, () => sender.published);

    app.get<{ Params: { configId: string }; Querystring: { token?: string } }>(
      `/${id}/assessments/:configId`,
      async (request, reply) => {
        const survey = STAND_IN_SURVEYS.find((one) => String(one.configId) === request.params.configId);
        if (!survey) return reply.callNotFound();
        const checked = await check(String(request.query.token ?? ''));
        if ('refused' in checked) return say(reply, 403, noTokenPage(settings, checked.refused));
        const { sub = '', config_ids: paid } = checked.claims;
        if (!Array.isArray(paid) || !paid.includes(survey.configId))
          return say(reply, 403, noTokenPage(settings, 'It is not for this survey.'));
        return say(reply, 200, surveyPage(settings, open.begin(sub, survey)));
      },
    );

    void app.register(async (forms) => {
      readForms(forms);
      forms.post(`/${id}/answers`, async (request, reply) => {
        const form = formOf(request.body);
        const visit = open.find(form.get('visit') ?? '');
        if (!visit) return say(reply, 403, noTokenPage(settings, 'This visit is over.'));
        const { sub, survey } = visit;
        const of = { sub, id: visit.id, configId: survey.configId };
        const isTaken =
          form.get('outcome') === 'not-licensed'
            ? await sender.send(of, { outcome: 'not-licensed' })
            : await sender.send(of, {
                outcome: 'completed',
                completed_at: new Date().toISOString(),
                ...outcomeOf(survey, form.getAll('agreed')),
              });
        return say(reply, isTaken ? 200 : 502, sentPage(settings, isTaken));
      });
    });
  },
};
