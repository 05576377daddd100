import { I18nProvider } from '@lingui/react';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from './languages.ts';
import { PageHead, type PageFacts } from './page-head.tsx';
import { SettingsProvider } from './settings.ts';

function headOf(facts: Partial<PageFacts>): string {
  const settings = { productName: 'Longleaf', portalUrl: 'https://college.example.org', languages: ['en'] };
  return renderToStaticMarkup(
    <SettingsProvider value={settings as unknown as PublicSettings}>
      <I18nProvider i18n={createI18n()}>
        <PageHead title="Colleges" {...facts} />
      </I18nProvider>
    </SettingsProvider>,
  );
}

it('names the one address that a page is known by', () => {
  const head = headOf({ canonical: '/college-search' });
  expect(head).toContain('<link rel="canonical" href="https://college.example.org/college-search"/>');
  expect(headOf({})).not.toContain('canonical');
});

it('keeps pages that are for one person out of search engines, and others in', () => {
  expect(headOf({ unlisted: true })).toContain('<meta name="robots" content="noindex"/>');
  expect(headOf({ canonical: '/' })).not.toContain('noindex');
});

it('lets no fact end the script that holds it', () => {
  const head = headOf({ structuredData: { name: '</script><script>alert(1)</script>' } });
  expect(head.match(/<script/g)).toHaveLength(1);
});

it('is titled by the page and the site (ST-033)', () => {
  expect(headOf({})).toContain('<title>Colleges | Longleaf</title>');
});
