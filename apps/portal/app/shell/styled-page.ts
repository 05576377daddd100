import { useLayoutEffect } from 'react';

/** Longer than it takes to read a style sheet from the browser's cache. A page without one is better than none. */
const LONGEST_MILLISECONDS = 1000;

/**
 * Hides a page that was just opened until its style sheets are there (`styles/base.css`). The router asks for them
 * before it shows the page, but not in the way of the links that stay (`root.tsx`): the browser reads them from its cache
 * once more, and would show the page without them meanwhile.
 */
export function useStyledPage(pathname: string): void {
  useLayoutEffect(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][crossorigin=anonymous]');
    const waiting = new Set([...links].filter(({ sheet }) => sheet === null));
    if (waiting.size === 0) return;
    const { dataset } = document.documentElement;
    const show = () => {
      delete dataset['unstyled'];
    };
    dataset['unstyled'] = '';
    // A link that is moved in the document is read again: it must not tell of the page before.
    const shown = new AbortController();
    const limit = window.setTimeout(show, LONGEST_MILLISECONDS);
    const settle = ({ currentTarget }: Event) => {
      waiting.delete(currentTarget as HTMLLinkElement);
      if (waiting.size === 0) show();
    };
    for (const link of waiting) {
      link.addEventListener('load', settle, shown);
      link.addEventListener('error', settle, shown);
    }
    return () => {
      shown.abort();
      window.clearTimeout(limit);
      show();
    };
  }, [pathname]);
}
