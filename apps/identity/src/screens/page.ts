import { type Html, html, raw } from '@longleaf/platform/html';
import type { ServerWords } from '@longleaf/platform/words/server-words';

/** What every screen needs: names and addresses that do not change while the server runs, and its language. */
export type PageFrame = ServerWords & {
  productName: string;
  portalUrl: string;
  asset(name: string): string;
};

/** The frame in the first of these languages (BCP 47) that is offered; the main language without one. */
export type FrameIn = (wanted: readonly string[]) => PageFrame;

export type PageContent = {
  /** The heading, also the title of the browser tab. */
  title: string;
  body: Html;
  /** True when the page shows what is wrong with a form: the tab's title says so too. */
  failed?: boolean;
  /** Names of further scripts; every page works without them. */
  scripts?: readonly string[];
};

/** A whole page: the form side on the left, a landscape on the right; on phones the landscape is a strip on top. */
export function page(frame: PageFrame, { title, body, failed = false, scripts = [] }: PageContent): Html {
  const { i18n, productName } = frame;
  const tabTitle = failed ? i18n.t('Check your details: {title}', { title }) : title;
  return html`${raw('<!doctype html>')}
    <html lang="${frame.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${tabTitle} | ${productName}</title>
        <link rel="icon" type="image/svg+xml" href="${frame.asset('mark.svg')}" />
        <link rel="stylesheet" href="${frame.asset('screens.css')}" />
        ${['show-password.js', ...scripts].map(
          (name) => html`<script type="module" src="${frame.asset(name)}"></script>`,
        )}
      </head>
      <body>
        <div class="split">
          <div class="landscape"></div>
          <div class="side">
            <header>
              <a class="brand" href="${frame.portalUrl}/">
                <img src="${frame.asset('mark.svg')}" alt="" width="38" height="38" />${frame.productName}
              </a>
            </header>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
            <footer>
              <p>
                ${i18n.t('Never share your password. {product} staff will not ask for it.', { product: productName })}
              </p>
            </footer>
          </div>
        </div>
      </body>
    </html>`;
}
