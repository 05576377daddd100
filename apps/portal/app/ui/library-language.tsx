import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LANGUAGE } from '../lib/languages.ts';
import { useNonce } from '../lib/nonce.ts';

declare global {
  /** Where the library looks for the nonce of the styles that it adds. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Has the library's own words, dates and announcements in the language of the page, not of the browser, and its style under
 * the content security policy.
 */
export function LibraryLanguage({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // Before the effects of what stands inside, which add the style.
  useLayoutEffect(() => {
    globalThis.__webpack_nonce__ = nonce;
  }, [nonce]);
  return <I18nProvider locale={LANGUAGE}>{children}</I18nProvider>;
}
