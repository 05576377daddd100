import { type Html, html } from '@longleaf/platform/html';
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
  return page(frame, {
    title: 'That did not work',
    body: html`<p>${plainWords(error, description)} Nothing was lost.</p>
      <p class="other"><a href="${frame.portalUrl}/">Go to ${frame.productName}</a> and try again.</p>
      <details>
        <summary>For the people who run the site</summary>
        <p><code>${error}</code>${description ? html`: <code>${description}</code>` : null}</p>
      </details>`,
  });
}

/** Shown when a sign-in form is too old, was finished already, or belongs to another browser. */
export function expiredScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'This page is out of date',
    body: html`<p>
        It was open for too long, or you have already finished signing in. Start again from
        ${frame.productName}.
      </p>
      <p class="other"><a href="${frame.portalUrl}/">Go to ${frame.productName}</a></p>`,
  });
}

/** Shown when one network asked for too much in a short time. */
export function tooManyScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'Wait a moment',
    body: html`<p>Very many people, or one program, started to sign in from your network. Wait a minute.</p>
      <p class="other"><a href="${frame.portalUrl}/">Go to ${frame.productName}</a> and try again.</p>`,
  });
}

/** Shown for an address that is not there. */
export function notFoundScreen(frame: PageFrame): Html {
  return page(frame, {
    title: 'Page not found',
    body: html`<p>Nothing is at this address.</p>
      <p class="other"><a href="${frame.portalUrl}/">Go to ${frame.productName}</a></p>`,
  });
}

function plainWords(error: string, description = ''): string {
  if (/session|expired|interaction|xsrf|logout details/i.test(description)) {
    return 'This page was open for too long, or it was finished already.';
  }
  if (error === 'server_error') return 'Something went wrong on our side.';
  return 'The application sent a request that we cannot accept.';
}
