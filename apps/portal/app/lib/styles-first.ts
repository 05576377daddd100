import { rememberEarlyPresses } from './page-scripts/early-press.ts';

const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g;
const CONTEXT = '>window.__reactRouterContext = ';

/**
 * Moves the preloading of scripts behind the style sheets, and behind the pictures in rank: on a slow line they would
 * take the room of what is seen. Where such a link stands makes no difference to React. What is pressed or typed before
 * the scripts run is remembered from the first line of script on (docs/decisions/0008-what-a-page-loads.md).
 * @param html a whole document as React Router writes it; the journeys look at what has become of one.
 */
export function stylesFirst(html: string): string {
  const scripts = html.match(PRELOADED_SCRIPT) ?? [];
  const behind = scripts.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace('</head>', () => `${behind.join('')}</head>`)
    .replace(CONTEXT, () => CONTEXT.replace('>', () => `>(${String(rememberEarlyPresses)})();`));
}
