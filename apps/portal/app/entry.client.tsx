import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './lib/languages.ts';
import { settingsOfPage } from './lib/settings.ts';
import { Providers } from './shell/providers.tsx';
import { startSession } from './shell/session/session.ts';

const settings = settingsOfPage();
startSession(settings);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Providers settings={settings} nonce="" i18n={createI18n('en')}>
        <HydratedRouter />
      </Providers>
    </StrictMode>,
  );
});
