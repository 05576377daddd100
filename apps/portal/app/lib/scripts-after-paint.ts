import { rememberEarlyPresses } from './page-scripts/early-press.ts';
import { startAfterPaint } from './page-scripts/start-after-paint.ts';

const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g;
const ADDRESS = /href="([^"]*)"/;
const CONTEXT = '>window.__reactRouterContext = ';
const FIRST_MODULE = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets a page be seen before its scripts are fetched: on a slow line they would take the room of its pictures. In place
 * of the first module and the preloaded ones stands a few lines that begin with them once the page has been painted, or
 * at once when somebody presses something.
 * @param html a whole document as React Router writes it.
 */
export function scriptsAfterPaint(html: string): string {
  const module = FIRST_MODULE.exec(html);
  if (!module) return html;
  const [whole, attributes = '', code = ''] = module;
  const addresses = (html.match(PRELOADED_SCRIPT) ?? []).map((link) => ADDRESS.exec(link)?.[1] ?? '');
  const given = JSON.stringify({ code, addresses }).replaceAll('<', String.raw`\u003c`);
  const lines = `(${String(rememberEarlyPresses)})();(${String(startAfterPaint)})(${given})`;
  const starter = `<script${attributes}>${lines}</script>`;
  return html.replace(PRELOADED_SCRIPT, '').replace(whole, () => starter);
}

/**
 * Moves the preloading of scripts behind the style sheets, and behind the pictures in rank: for pages that bring no data.
 * Where such a link stands makes no difference to React. What is pressed or typed before the scripts run is remembered
 * here, too: some of these pages are forms.
 */
export function stylesFirst(html: string): string {
  const scripts = html.match(PRELOADED_SCRIPT) ?? [];
  const behind = scripts.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace('</head>', () => `${behind.join('')}</head>`)
    .replace(CONTEXT, () => CONTEXT.replace('>', () => `>(${String(rememberEarlyPresses)})();`));
}
