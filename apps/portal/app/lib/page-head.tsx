import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { pathIn } from '@longleaf/contract/language-addresses';
import { LANGUAGE } from './languages.ts';
import { useSettings } from './settings.ts';

/** What a page says about itself to search engines, link previews and the browser's tab. */
export interface PageFacts {
  /** Without the product's name; the page title is this plus the site title (ST-033). */
  title: string | MessageDescriptor;
  description?: string | MessageDescriptor;
  /** Path of the one address this page should be known by, without its language. */
  canonical?: string;
  /** schema.org facts, such as CollegeOrUniversity. */
  structuredData?: object;
  /** True for pages that search engines should leave out. */
  unlisted?: boolean;
}

/** React moves these into the document's head, on the server too. */
export function PageHead({ title, description, canonical, structuredData, unlisted }: PageFacts) {
  const { productName, portalUrl, languages } = useSettings();
  const { _ } = useLingui();
  const text = (value: string | MessageDescriptor) => (typeof value === 'string' ? value : _(value));
  const fullTitle = `${text(title)} | ${productName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={text(description)} />}
      {description && <meta property="og:description" content={text(description)} />}
      {canonical && <link rel="canonical" href={portalUrl + pathIn(LANGUAGE, canonical)} />}
      {canonical && languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={portalUrl + pathIn(language, canonical)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={portalUrl + canonical} />
        </>
      )}
      {unlisted && <meta name="robots" content="noindex" />}
      {structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData) }} />
      )}
    </>
  );
}

function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
