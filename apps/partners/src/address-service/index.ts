import { html } from '@longleaf/platform/html';
import { standInPage } from '../pages/stand-in-page.ts';
import type { Party } from '../party.ts';
import { answerTo } from './contact-verify.ts';

/** A commercial service that checks addresses. */
export const addressService: Party = {
  id: 'address-service',
  name: 'Address service',
  purpose: 'Checks addresses against those that mail reaches. The portal asks it instead of its own facts.',
  setting: 'ADDRESS_CHECK_URL',
  example: '/v3/WEB/ContactVerify',
  register: (app, settings) => {
    const path = '/address-service/v3/WEB/ContactVerify';
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(
        standInPage({
          title: 'Address service',
          settings,
          body: html`<p>
              Set ADDRESS_CHECK_URL to ${settings.PARTNERS_URL}/address-service, which asks for no key;
              without it the portal checks with its own facts, as far as the town.
              ${settings.PARTNERS_URL}${path}/doContactVerify wants ADDRESS_CHECK_KEY as the real service
              does, and takes any.
            </p>
            <p>
              It knows no real addresses, only Main St, Elm St, Oak St, Rideau St and boxes, in every town. It
              writes them the short way. These show what else a real service can say:
            </p>
            <ul>
              <li>Oka St is corrected to Oak St.</li>
              <li>Every other street is not known.</li>
              <li>Empty Ln gets no mail.</li>
              <li>ZIP code 00000 is wrong.</li>
            </ul>`,
        }),
      ),
    );
    app.post('/address-service', (request, reply) => reply.send(answerTo(withKey(request.body))));
    app.post(`${path}/doContactVerify`, (request, reply) => reply.send(answerTo(request.body)));
  },
};

function withKey(body: unknown): unknown {
  return body !== null && typeof body === 'object' ? { ...body, CustomerID: 'any' } : body;
}
