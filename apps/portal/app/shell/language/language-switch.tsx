import { pathIn } from '@longleaf/contract/language-addresses';
import { nameOfLanguage } from '@longleaf/rules/languages/languages';
import { useLocation } from 'react-router';
import { LANGUAGE } from '../../lib/languages.ts';
import { useSettings } from '../../lib/settings.ts';
import { rememberChoice } from './reader-language.ts';
import { saveLanguage } from './save-language.ts';

/** This page in each other language, by its own name; nothing while there is only one. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { languages } = useSettings();
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== LANGUAGE)
    .map((language) => (
      <a
        key={language}
        href={pathIn(language, pathname + search)}
        hrefLang={language}
        lang={language}
        translate="no"
        className={className}
        // The server knows no part of the page, and not every query.
        suppressHydrationWarning
        onClick={({ currentTarget }) => {
          const { search: query, hash } = window.location;
          currentTarget.href = pathIn(language, pathname + query + hash);
          rememberChoice(language);
          saveLanguage(language);
        }}
      >
        {nameOfLanguage(language)}
      </a>
    ));
}
