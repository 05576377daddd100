import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createI18n } from '../../lib/languages.ts';
import { Providers } from '../../shell/providers.tsx';
import { setSessionState } from '../../shell/session/session-state.ts';
import { samplePerson } from '../../testing/open-screen.tsx';
import { sampleSettings } from '../../testing/sample-settings.ts';
import { MemberPage } from './member-page.tsx';

function NotesPage() {
  return (
    <MemberPage title="Notes" loading="Loading your notes" skeleton={null}>
      {() => <input aria-label="Note" />}
    </MemberPage>
  );
}

test('as its own skeleton a page has nothing to type in, also when it is known who is there', async () => {
  setSessionState({ status: 'signed-in', person: samplePerson, accessToken: 'token', expiresAt: 4e9 });
  const data = Promise.withResolvers<object>();
  const router = createMemoryRouter(
    [{ path: '/', loader: () => data.promise, Component: NotesPage, HydrateFallback: NotesPage }],
    { initialEntries: ['/'] },
  );
  await render(
    <Providers settings={sampleSettings} nonce="" i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await expect.element(page.getByText('Loading your notes')).toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  data.resolve({});
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
});
