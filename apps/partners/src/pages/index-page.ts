import { html } from '@longleaf/platform/html';
import type { PartnerSettings, Party } from '../party.ts';
import { standInPage } from './stand-in-page.ts';

/** Lists the stand-ins, what each stands for and the setting that replaces it. */
export function indexPage(parties: readonly Party[], settings: PartnerSettings): string {
  const rows = parties.map(
    (party) =>
      html`<li>
        <h2><a href="/${party.id}${party.example}">${party.name}</a></h2>
        <p>${party.purpose}</p>
        <p>To use the real one, set <code>${party.setting}</code>.</p>
      </li>`,
  );
  return standInPage({
    title: 'Outside sites',
    settings,
    body: html`<p>
        ${settings.PRODUCT_NAME} hands people on to these sites, which others run. None of them is here.
      </p>
      <ul class="parties">
        ${rows}
      </ul>`,
  });
}
