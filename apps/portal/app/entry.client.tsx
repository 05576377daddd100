import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './lib/languages.ts';
import { settingsOfPage } from './lib/settings.ts';
import { startPendingCommands } from './shell/pending-commands/commands.ts';
import { Providers } from './shell/providers.tsx';
import { startSession } from './shell/session/session.ts';

const settings = settingsOfPage();
// Browsers hide the attribute from style sheets and scripts of others, and tell it to ours by the property.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
startSession(settings);
startPendingCommands();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Providers settings={settings} nonce={nonce} i18n={createI18n('en')}>
        <HydratedRouter />
      </Providers>
    </StrictMode>,
  );
});

// Drafts matter only once somebody types; their code waits until the page works.
void import('./shell/drafts/drafts.ts').then(({ startDrafts }) => startDrafts());
