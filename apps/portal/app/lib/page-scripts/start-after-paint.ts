/**
 * Runs in the page, written into the document as text (see ../scripts-after-paint.ts): it must stand alone. Begins with
 * the page's scripts once it has been painted, or at once when somebody uses it.
 * @param code the first module; `addresses` are those of the files that it will need.
 */
export function startAfterPaint({ code, addresses }: { code: string; addresses: string[] }): void {
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
