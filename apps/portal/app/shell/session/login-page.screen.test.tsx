import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchLeaving } from '../../testing/leaving.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { memberPageData } from '../page-data.ts';
import LoginPage from './login-page.tsx';

let leaving: ReturnType<typeof watchLeaving>;
beforeEach(() => void (leaving = watchLeaving()));
afterEach(() => leaving.stop());

const contentUrl = 'https://guides.test';
const open = (at: string, settings: Parameters<typeof openScreen>[1]['settings']) =>
  openScreen({ default: LoginPage }, { id: 'UI-088', at, person: null, settings });

test('the login screen sends to the login address of the content site, with the way back (UI-088)', async () => {
  await open('/login?returnUrl=%2Fprofile', { contentUrl });
  await expect.element(page.getByText('Taking you to sign in')).toBeVisible();
  await expect.poll(() => leaving.left).toEqual(['https://guides.test/login?returnUrl=%2Fprofile']);
});

test('a way back to elsewhere is not handed on', async () => {
  await open('/login?returnUrl=https%3A%2F%2Felsewhere.test%2F', { contentUrl });
  await expect.poll(() => leaving.left).toEqual(['https://guides.test/login?returnUrl=%2F']);
});

test('whoever the content site sent goes to the provider that the settings name, whichever it is (GAP-006)', async () => {
  const issuer = 'https://another-provider.test';
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    (input instanceof Request ? input.url : String(input)).startsWith(issuer)
      ? Response.json({
          issuer,
          authorization_endpoint: `${issuer}/begin`,
          token_endpoint: `${issuer}/token`,
        })
      : send(input, init),
  );
  await open('/login?returnUrl=%2Fprofile&from=content', {
    contentUrl,
    oidc: { issuer, clientId: 'portal-there', scopes: 'openid email', resource: 'api-there' },
  });
  await expect.poll(() => leaving.left.length).toBe(1);
  const { origin, pathname, searchParams } = new URL(leaving.left[0] ?? '');
  expect(origin + pathname).toBe(`${issuer}/begin`);
  expect(searchParams.get('client_id')).toBe('portal-there');
  expect(searchParams.get('scope')).toBe('openid email');
  expect(searchParams.get('response_type')).toBe('code');
});

test('a provider that does not answer is told on the page, with another try, and gone to once it answers', async () => {
  const issuer = 'https://silent-provider.test';
  const send = window.fetch;
  let isSilent = true;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request ? input.url : String(input)).startsWith(issuer)) return send(input, init);
    return isSilent
      ? new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } })
      : Response.json({
          issuer,
          authorization_endpoint: `${issuer}/begin`,
          token_endpoint: `${issuer}/token`,
        });
  });
  await open('/login?returnUrl=%2Fprofile&from=content', {
    contentUrl,
    oidc: { issuer, clientId: 'portal-there', scopes: 'openid email', resource: 'api-there' },
  });
  const title = page.getByRole('heading', { name: 'Signing in does not work right now', level: 1 });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Nothing you saved is lost.')).toBeVisible();
  await expect.element(page.getByText('Taking you to sign in')).not.toBeInTheDocument();
  await expectAccessible();
  isSilent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => leaving.left.length).toBe(1);
  expect(leaving.left[0]).toContain(`${issuer}/begin`);
});

test('a page that needs sign-in leads there while the provider does not answer, with the way back', async () => {
  const memberPage = { default: () => <h1>Mine</h1>, clientLoader: memberPageData(async () => ({})) };
  await openScreen(memberPage, { id: 'UI-029', person: null });
  await expect.element(page.getByText(/^Elsewhere: \/login\?returnUrl=%2F\S+&from=content$/)).toBeVisible();
});
