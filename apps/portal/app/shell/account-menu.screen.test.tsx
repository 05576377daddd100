import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/look.ts';
import { openScreen } from '../testing/open-screen.tsx';

const button = page.getByRole('button', { name: 'Maya Torres, your account' });
const menu = page.getByRole('menu', { name: 'Your account' });
const show = () => openScreen({ default: () => <h1>Any page</h1> }, { id: 'data' });

test('opens at a press, names the person, and gives the focus back', async () => {
  await show();
  await button.click();
  await expect.element(menu.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await expect.element(page.getByText('maya_t')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('by keyboard: arrows, End and first letters choose, Enter goes there', async () => {
  await show();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(menu.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('sa{ArrowDown}');
  await expect.element(menu.getByRole('menuitem', { name: 'Saved careers' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('/careers?searchType=saved')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});
