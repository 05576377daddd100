import { type Html, html } from '@longleaf/platform/html';
import { markedUp } from '@longleaf/platform/words/marked-up';
import { page, type PageFrame } from './page.ts';

/** What the OpenID provider says went wrong. */
export type ProviderError = { error: string; error_description?: string | undefined };

/**
 * Says that a request could not be done, in plain words, with the protocol's own words for whoever runs the
 * client. Nobody is ever sent on from here to an address that came with the request.
 */
export function errorScreen(
  frame: PageFrame,
  { error, error_description: description }: ProviderError,
): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('That did not work'),
    body: html`<p>${plainWords(frame, error, description)} ${i18n.t('Nothing was lost.')}</p>
      ${tryAgain(frame)}
      <details>
        <summary>${i18n.t('For the people who run the site')}</summary>
        <p>
          <code translate="no">${error}</code>${
            description ? html`: <code translate="no">${description}</code>` : null
          }
        </p>
      </details>`,
  });
}

/** Shown when a sign-in form is too old, was finished already, or belongs to another browser. */
export function expiredScreen(frame: PageFrame): Html {
  const { i18n, productName } = frame;
  return page(frame, {
    title: i18n.t('This page is out of date'),
    body: html`<p>
        ${i18n.t(
          'It was open for too long, or you have already finished signing in. Start again from {product}.',
          { product: productName },
        )}
      </p>
      ${goToPortal(frame)}`,
  });
}

/** Shown when one network asked for too much in a short time. */
export function tooManyScreen(frame: PageFrame): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('Wait a moment'),
    body: html`<p>
        ${i18n.t('A lot of people, or one program, started to sign in from your network. Wait a minute.')}
      </p>
      ${tryAgain(frame)}`,
  });
}

/** Shown while the database is away: what goes on, what still works, and that it passes. Answered with when to come back. */
export function unavailableScreen(frame: PageFrame): Html {
  const { i18n, portalUrl, productName } = frame;
  const meanwhile = i18n.t(
    'Until then, you can look at colleges, careers and guides. <link>Go to {product}</link>',
    {
      product: productName,
    },
  );
  return page(frame, {
    title: i18n.t('Signing in does not work right now'),
    body: html`<p>
        ${i18n.t(
          'You cannot sign in, create an account or change yours. Nothing you saved is lost. Wait a minute, then load this page again.',
        )}
      </p>
      <p class="other">
        ${markedUp(meanwhile, { link: (text) => html`<a href="${portalUrl}/">${text}</a>` })}
      </p>`,
  });
}

/** Shown for an address that is not there. */
export function notFoundScreen(frame: PageFrame): Html {
  const { i18n } = frame;
  return page(frame, {
    title: i18n.t('Page not found'),
    body: html`<p>${i18n.t('Nothing is at this address.')}</p>
      ${goToPortal(frame)}`,
  });
}

/** The way out of a page that leads nowhere. */
export function goToPortal({ i18n, portalUrl, productName }: PageFrame): Html {
  return html`<p class="other">
    <a href="${portalUrl}/">${i18n.t('Go to {product}', { product: productName })}</a>
  </p>`;
}

function tryAgain({ i18n, portalUrl, productName }: PageFrame): Html {
  const words = i18n.t('<link>Go to {product}</link> and try again.', { product: productName });
  return html`<p class="other">
    ${markedUp(words, { link: (text) => html`<a href="${portalUrl}/">${text}</a>` })}
  </p>`;
}

function plainWords({ i18n }: PageFrame, error: string, description = ''): string {
  if (/session|expired|interaction|xsrf|logout details/i.test(description)) {
    return i18n.t('This page was open for too long, or you have already finished it.');
  }
  if (error === 'server_error') return i18n.t('Something went wrong on our side.');
  return i18n.t('The application sent a request that we cannot accept.');
}
