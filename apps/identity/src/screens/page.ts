import { type Html, html, raw } from '@longleaf/platform/html';

/** What every screen needs: names and addresses that do not change while the server runs. */
export type PageFrame = {
  productName: string;
  portalUrl: string;
  asset(name: string): string;
};

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
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${failed ? 'Check your details: ' : ''}${title} | ${frame.productName}</title>
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
              <p>Never share your password. ${frame.productName} staff will not ask for it.</p>
            </footer>
          </div>
        </div>
      </body>
    </html>`;
}
