import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './lib/languages.ts';
import { loadCode } from './lib/load-code.ts';
import { settingsOfPage } from './lib/settings.ts';
import { doAnswersWait } from './shell/answers/answers-wait.ts';
import { tellOfClientError, watchClientErrors } from './shell/client-errors.ts';
import { addressOfDocument, isOfAnotherAddress } from './shell/document-address.ts';
import { noteOfPress } from './shell/failed-navigation.ts';
import { followReader } from './shell/language/reader-language.ts';
import { startPendingCommands } from './shell/pending-commands/commands.ts';
import { Providers } from './shell/providers.tsx';
import { sessionKnown, sessionState, watchSession } from './shell/session/session-state.ts';
import { startSession } from './shell/session/session.ts';
import { stayWhileOffline } from './shell/stay-while-offline.ts';

declare global {
  /** Where the library of controls looks for the nonce of the styles that it adds. */
  var __webpack_nonce__: string | undefined;
}

// What was drawn for one address cannot become another one's page; the server draws that one.
const isElsewhere = () => isOfAnotherAddress(addressOfDocument(), window.location);
const drawAnew = (event: PopStateEvent) => {
  if (!isElsewhere()) return;
  // The router listens too, and would have React take over the HTML of one address as that of another.
  event.stopImmediatePropagation();
  window.location.reload();
};

if (isElsewhere()) window.location.reload();
else start();

function start(): void {
  const settings = settingsOfPage();
  // Browsers hide the attribute from style sheets and scripts of others, and tell it to ours by the property.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  // For the styles that the library of controls adds.
  globalThis.__webpack_nonce__ = nonce;
  watchClientErrors();
  startSession(settings);
  followReader();
  startPendingCommands();
  stayWhileOffline();
  window.addEventListener('popstate', drawAnew);

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Providers settings={settings} nonce={nonce} i18n={createI18n()}>
          <TakenOver>
            <HydratedRouter instrumentations={[noteOfPress]} onError={tellOfClientError} />
          </TakenOver>
        </Providers>
      </StrictMode>,
    );
  });

  startDraftsOfPerson();
  void sessionKnown().then(dropWhatNobodySent);
}

/** Answers that somebody left in this browser longer ago than they were told; only where some wait is code loaded for it. */
function dropWhatNobodySent(): void {
  if (!doAnswersWait()) return;
  void loadCode(() => import('./shell/answers/answers.ts')).then(({ dropOverdueAnswers }) =>
    dropOverdueAnswers(),
  );
}

/** Drafts follow the session of a person, as do answers that wait; who only types loads their code with the form. */
function startDraftsOfPerson(): void {
  const look = () => {
    const session = sessionState();
    if (session.status !== 'signed-in') return;
    stopWatching();
    const { id } = session.person;
    void loadCode(() => import('./shell/after-sign-in.ts')).then(({ startForPerson }) => startForPerson(id));
  };
  const stopWatching = watchSession(look);
  look();
}

/** From its first moment on the router follows the history itself. */
function TakenOver({ children }: { children: React.ReactNode }) {
  useEffect(() => window.removeEventListener('popstate', drawAnew), []);
  return children;
}
