import { type MissingWords, tellOfMissingScripts } from './page-scripts/missing-scripts.ts';
import { rememberEarlyPresses } from './page-scripts/early-press.ts';

const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g;
const CONTEXT = '>window.__reactRouterContext = ';

/**
 * Moves the preloading of scripts behind the style sheets, and behind the pictures in rank: on a slow line they would
 * take the room of what is seen. Where such a link stands makes no difference to React. What is pressed or typed before
 * the scripts run is remembered from the first line of script on, and scripts that do not come are told of
 * (docs/decisions/0008-what-a-page-loads.md).
 * @param html a whole document as React Router writes it; the journeys look at what has become of one.
 */
export function stylesFirst(html: string, words: MissingWords): string {
  const told = JSON.stringify(words).replaceAll('<', String.raw`\u003c`);
  const first = `(${String(rememberEarlyPresses)})();(${String(tellOfMissingScripts)})(${told});`;
  const scripts = html.match(PRELOADED_SCRIPT) ?? [];
  const behind = scripts.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace('</head>', () => `${behind.join('')}</head>`)
    .replace(CONTEXT, () => CONTEXT.replace('>', () => `>${first}`));
}
