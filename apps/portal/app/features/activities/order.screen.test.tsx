import { activityFailures, activityOperations } from '@longleaf/contract/activities';
import { profileOperations } from '@longleaf/contract/profile';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleActivities } from '../../testing/samples/activities.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';
import { moved } from './moved.ts';

const { getActivitiesInterests, orderInterests } = activityOperations;
const button = (name: string) => page.getByRole('button', { name });

async function openOrder() {
  answer(profileOperations.getProfile, sampleProfile());
  answer(getActivitiesInterests, sampleActivities);
  await openScreen(await import('./activities-page.tsx'), { id: 'UI-033' });
  await button('Order Activities').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

test('a section is put into another order by pressing arrows, and that is kept', async () => {
  await openOrder();
  const sent = answer(orderInterests, { ids: [3, 2] });
  await expectAccessible();
  await button('Move up: Cross country').click();
  await button('Keep this order').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ interestType: 'activities', ids: [3, 2] }]);
});

test('the same with keys alone, by the handle', async () => {
  await openOrder();
  const sent = answer(orderInterests, { ids: [3, 2] });
  (button('Move Cross country').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await button('Keep this order').click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ interestType: 'activities', ids: [3, 2] }]);
});

test('the same by dragging the handle of one onto another', async () => {
  await openOrder();
  const sent = answer(orderInterests, { ids: [3, 2] });
  const rows = page.getByRole('dialog').getByRole('row');
  await expect.element(rows.first()).toMatchTextContent(/Marching band/);
  // Of the handle: it lies below the row that is dragged by it.
  await userEvent.dragAndDrop(rows.nth(1), rows.first(), {
    sourcePosition: { x: 16, y: 16 },
    targetPosition: { x: 60, y: 2 },
  });
  await expect.element(rows.first()).toMatchTextContent(/Cross country/);
  await button('Keep this order').click();
  await expect.poll(() => sent[0]?.body).toEqual({ interestType: 'activities', ids: [3, 2] });
});

test('an order that is not kept is told, and can be sent again', async () => {
  await openOrder();
  refuse(orderInterests, 503);
  await button('Move down: Marching band, clarinet').click();
  await button('Keep this order').click();
  await expect.element(page.getByText(activityFailures.orderFailed)).toBeVisible();
  const sent = answer(orderInterests, { ids: [3, 2] });
  await button('Keep this order').click();
  await expect.poll(() => sent.length).toBe(1);
});

test.each([
  [[1], 3, 'before', [2, 1, 3, 4]],
  [[1], 3, 'after', [2, 3, 1, 4]],
  [[4, 2], 1, 'before', [2, 4, 1, 3]],
  [[2], 2, 'after', [1, 2, 3, 4]],
] as const)('moving %j to %j, %s it: %j', (ids, target, place, after) => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));
  expect(moved(items, new Set(ids), target, place).map(({ id }) => id)).toEqual(after);
});
