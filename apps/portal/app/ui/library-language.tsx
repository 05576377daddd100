import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LANGUAGE } from '../lib/languages.ts';

/** Has the library's own words, dates and announcements in the language of the page, not of the browser. */
export function LibraryLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={LANGUAGE}>{children}</I18nProvider>;
}
