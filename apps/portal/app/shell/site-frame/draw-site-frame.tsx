import '../../ui/styles/tokens.css';
import '../../ui/styles/utilities.css';
import { I18nProvider } from '@lingui/react';
import { framePlaces, type SiteFrame } from '@longleaf/contract/site-frame';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createI18n, LANGUAGE } from '../../lib/languages.ts';
import { SettingsProvider } from '../../lib/settings.ts';
import { Footer } from '../footer.tsx';
import { TabLinks } from '../tab-bar.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * Draws what stands around every page of the content site: the header, footer and tab bar of the portal, with a place
 * for each address. `scripts/site-frame.ts` writes it down.
 */
export function drawSiteFrame(): SiteFrame {
  return {
    header: draw(<SiteHeader />),
    footer: draw(
      <>
        <Footer />
        <TabLinks hidden />
      </>,
    ),
  };
}

// Addresses of the content site are paths there. Of the settings, this is what the frame asks for.
const settings = {
  productName: framePlaces.productName,
  contentUrl: '',
  languages: [LANGUAGE],
} as unknown as PublicSettings;

function draw(part: React.ReactNode): string {
  const html = renderToStaticMarkup(
    <StaticRouter basename={framePlaces.portal} location={`${framePlaces.portal}/on-the-content-site`}>
      <SettingsProvider value={settings}>
        <I18nProvider i18n={createI18n()}>{part}</I18nProvider>
      </SettingsProvider>
    </StaticRouter>,
  );
  // A note of the router to itself.
  return html.replaceAll(' data-discover="true"', '');
}
