import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import LogoutPage from './logout-page.tsx';

const frames = [
  { party: 'sister-signout', url: 'https://sister.test/signout' },
  { party: 'residency-signout', url: 'https://residency.test/signout' },
];
const shown = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.includes('signout'));
const open = (at: string, person?: null) =>
  openScreen(
    { default: LogoutPage },
    { id: 'UI-089', at, settings: { signOutFrames: frames }, ...(person === null && { person }) },
  );

test('signing out loads the frames of both other parties, unseen, and waits for them (UI-089, ST-061)', async () => {
  await open('/logout?referrer=Auth');
  await expect.element(page.getByText('Signing you out')).toBeVisible();
  await expect.poll(() => shown().map(({ src }) => src)).toEqual(frames.map(({ url }) => url));
  for (const frame of shown()) {
    expect(frame.hidden).toBe(true);
    expect(frame.getAttribute('aria-hidden')).toBe('true');
  }
  for (const { party, url } of frames) {
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'signed-out', party }, origin: new URL(url).origin }),
    );
  }
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /signout-callback' })).toBeVisible();
});

test('nobody who is signed in by no referrer is led away without a frame, which is noted (ST-060, MSG-080)', async () => {
  const noted = vi.spyOn(console, 'warn').mockReturnValue();
  await open('/logout', null);
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /' })).toBeVisible();
  expect(shown()).toEqual([]);
  expect(noted).toHaveBeenCalledWith('User is not showing as logged in on the logout page');
  noted.mockRestore();
});
