import { rememberEarlyPresses } from './early-press.ts';

const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g;
const ADDRESS = /href="([^"]*)"/;
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
 * Moves the preloading of scripts behind the style sheets, and behind the pictures in rank: for pages that show
 * nothing of their own before the scripts run. Where such a link stands makes no difference to React.
 */
export function stylesFirst(html: string): string {
  const scripts = html.match(PRELOADED_SCRIPT) ?? [];
  const behind = scripts.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html.replace(PRELOADED_SCRIPT, '').replace('</head>', () => `${behind.join('')}</head>`);
}

/** Runs in the page as text: it must stand alone. */
function startAfterPaint({ code, addresses }: { code: string; addresses: string[] }): void {
  // Pictures may be slow; this is as long as the page waits for them.
  const LONGEST_WAIT_MILLISECONDS = 3000;
  const REASONS = ['pointerdown', 'keydown', 'click', 'input'];
  const nonce = document.currentScript?.nonce ?? '';
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of addresses) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }),
      );
    }
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      nonce,
      textContent: code,
    });
    document.head.append(script);
    for (const reason of REASONS) document.removeEventListener(reason, begin, true);
  };
  // A page behind others is never painted, and one that hides its words until it knows the person has nothing to show.
  const isSeen = () => !document.hidden && document.documentElement.dataset['returning'] === undefined;
  const afterPaint = () => (isSeen() ? requestAnimationFrame(() => setTimeout(begin)) : begin());
  for (const reason of REASONS) document.addEventListener(reason, begin, true);
  document.addEventListener('visibilitychange', begin, { once: true });
  setTimeout(begin, LONGEST_WAIT_MILLISECONDS);
  if (!isSeen()) begin();
  else if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
}
