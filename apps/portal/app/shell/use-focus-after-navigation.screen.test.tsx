import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';

const main = () => document.getElementById('main');

function WithLinks() {
  return (
    <>
      <h1>The first page</h1>
      <Link to="/elsewhere">Go on</Link>
      <Link to="?page=2">Next results</Link>
    </>
  );
}

const open = (screen: React.ComponentType) => openScreen({ default: screen }, { id: 'data', person: null });
const settled = async () => {
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /elsewhere' })).toBeVisible();
};

test('the first page leaves the focus where the browser puts it', async () => {
  await open(WithLinks);
  await expect.element(page.getByRole('heading', { name: 'The first page' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('the next page takes the focus, so that the keyboard and screen readers start there', async () => {
  await open(WithLinks);
  await page.getByRole('link', { name: 'Go on' }).click();
  await settled();
  await expect.poll(() => document.activeElement).toBe(main());
});

test('another part of the same page leaves it where it is', async () => {
  const { router } = await open(WithLinks);
  const link = page.getByRole('link', { name: 'Next results' });
  await link.click();
  await expect.poll(() => router.state.location.search).toBe('?page=2');
  await expect.element(link).toHaveFocus();
});

test('a window that has opened over the page keeps the focus', async () => {
  const { router } = await open(WithLinks);
  const over = document.body.appendChild(document.createElement('div'));
  over.setAttribute('role', 'dialog');
  over.innerHTML = '<button type="button">Still here</button>';
  over.querySelector('button')?.focus();
  await router.navigate('/elsewhere');
  await settled();
  expect(document.activeElement?.textContent).toBe('Still here');
  over.remove();
});
