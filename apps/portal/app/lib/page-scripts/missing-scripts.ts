/** What is said where the scripts of a page did not come, and what the button is called. */
export interface MissingWords {
  missing: string;
  again: string;
}

/**
 * Runs in the page before its other scripts, written into the document as text (see ../styles-first.ts): it must stand
 * alone. A page whose scripts do not come, because the line or the server broke just then, would load for ever: it says
 * so and can be loaded again.
 */
export function tellOfMissingScripts({ missing, again }: MissingWords): void {
  // Set by the portal's own first lines (entry.client.tsx): then it goes on, and says itself what it cannot fetch.
  const hasStarted = () => '__webpack_nonce__' in window;
  const tell = () => {
    const { documentElement: page, body } = document;
    if (hasStarted() || 'unloaded' in page.dataset) return;
    page.dataset['unloaded'] = '';
    const notice = document.createElement('div');
    notice.className = 'row row-wrap';
    notice.setAttribute('role', 'alert');
    // Here and not in a style sheet, of which every page would carry it.
    notice.style.cssText = 'padding:12px 16px;border-bottom:2px solid;background:var(--warning-ground)';
    const words = document.createElement('p');
    words.textContent = missing;
    const button = document.createElement('button');
    button.textContent = again;
    button.style.cssText =
      'min-height:44px;padding:0 16px;border:1px solid;border-radius:8px;background:var(--surface)';
    button.addEventListener('click', () => location.reload());
    notice.append(words, button);
    body.prepend(notice);
  };
  // What one script could not fetch another may have: it is said once nothing has come of it.
  const tellSoon = () => setTimeout(tell, 2000);
  addEventListener(
    'error',
    // One of ours that comes and fails starts no page either.
    ({ target, filename }) =>
      (target instanceof HTMLScriptElement || /\/assets\//.test(filename)) && tellSoon(),
    true,
  );
  // Scripts that are fetched by scripts; nobody else hears when that fails.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (hasStarted() || !(reason instanceof TypeError) || !/module/i.test(reason.message)) return;
    event.preventDefault();
    tellSoon();
  });
}
