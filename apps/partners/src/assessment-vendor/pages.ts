import { html, type Html } from '@longleaf/platform/html';
import type { PartnerSettings } from '../party.ts';
import { standInPage } from '../pages/stand-in-page.ts';
import type { Visit } from './visits.ts';

const page = (settings: PartnerSettings, body: Html) =>
  standInPage({ title: 'Assessment vendor', settings, body });

/** Four statements, and a way to try what happens without a license. */
export function surveyPage(settings: PartnerSettings, { id, survey }: Visit): string {
  const statements = survey.areas.flatMap((area, at) =>
    area.statements.map(
      (statement, index) =>
        html`<li>
          <label><input type="checkbox" name="agreed" value="${at}-${index}" /> ${statement}</label>
        </li>`,
    ),
  );
  return page(
    settings,
    html`<p>
        The portal says that somebody comes who may take the survey “${survey.name}”. The token was signed by
        it, is for this site, and is used up now. The real survey is longer; this one measures nothing.
      </p>
      <form method="post" action="/assessment-vendor/answers">
        <input type="hidden" name="visit" value="${id}" />
        <fieldset>
          <legend>What is true of you?</legend>
          <ul class="statements">
            ${statements}
          </ul>
        </fieldset>
        <p>
          <button name="outcome" value="completed">Finish the survey</button>
          <button name="outcome" value="not-licensed">Say that there is no license</button>
        </p>
      </form>`,
  );
}

export function noTokenPage(settings: PartnerSettings, why: string): string {
  return page(
    settings,
    html`<p>This site does not take the token that came along.</p>
      <p class="received">${why}</p>
      <p>Close this window and start the survey once more.</p>`,
  );
}

export function sentPage(settings: PartnerSettings, isTaken: boolean): string {
  return page(
    settings,
    isTaken
      ? html`<p class="received">Your answer was sent to the portal.</p>
          <p>You can close this window.</p>`
      : html`<p class="received">The portal did not take it.</p>
          <p>Go back and send it once more.</p>`,
  );
}
