import { html, type Html } from '@longleaf/platform/html';
import type { PartnerSettings } from '../party.ts';

type StandInPage = {
  title: string;
  body: Html;
  settings: PartnerSettings;
  /** Values that the page's script reads from the body element. */
  data?: { party: string; portal: string };
  /** Path of the page's script, when it has one. */
  script?: string;
};

/** A whole page that says plainly that it stands in for an outside party. */
export function standInPage({ title, body, settings, data, script }: StandInPage): string {
  const product = settings.PRODUCT_NAME;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (stand-in) | ${product}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/stand-in.css">
${script && html`<script type="module" src="${script}"></script>`}
</head>
<body${data && html` data-party="${data.party}" data-portal="${data.portal}"`}>
<main>
<p class="notice">This page is a stand-in. It takes the place of an outside site while ${product} is tried out.</p>
<h1>${title}</h1>
${body}
<p><a href="${settings.PORTAL_URL}/">Back to ${product}</a></p>
</main>
</body>
</html>
`.text;
}
