import { addressOperations, type Address } from '@longleaf/contract/addresses';
import { orderMessages, orderOperations, type Product } from '@longleaf/contract/orders';
import { profileOperations } from '@longleaf/contract/profile';
import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { orderItemWords } from '@longleaf/rules/orders/items';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabTo } from '../../testing/by-keyboard.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleOrder, sampleProducts } from '../../testing/samples/orders.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';
import { keptToken } from './kept-token.ts';
import { lastOrder } from './last-order.ts';

const { getOrderProducts, getOrderChallenge, submitOrder, getOrders } = orderOperations;
const CODE = 'P3R5T-7VWXY';
const own: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Maya',
  lastName: 'Torres',
  street: '100 Oak St',
  city: 'Raleigh',
  state: 'NC',
  postalCode: '27601',
  key: '',
  isVerified: true,
  userOverride: false,
  resultCodes: [],
  signature: 'sealed',
  addressType: 'S',
};
const made = await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 10,
  counter: 5,
  deriveKey,
  data: { order: 'ab' },
  expiresAt: new Date('2100-01-01'),
  hmacSignatureSecret: 'one secret',
  hmacKeySignatureSecret: 'another secret',
});
const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature = '' } = made.parameters;
const challenge = {
  parameters: {
    algorithm,
    nonce,
    salt,
    cost,
    keyLength,
    keyPrefix,
    keySignature,
    expiresAt: 4_102_444_800,
    data: { order: 'ab' },
  },
  signature: made.signature ?? '',
};

const rowOf = (number: number) => page.getByRole('group', { name: `Row ${number}` });
const itemOf = (number: number) => rowOf(number).getByLabelText('Item');
const orderButton = page.getByRole('button', { name: /^Order \d+ piece|^Order$/ });
const code = page.getByText(CODE).first();

beforeEach(() => {
  lastOrder.forget();
  keptToken.forget();
});

/** Opens the page for Maya, whose profile has an address, or for nobody. */
async function open({
  products = sampleProducts,
  orders = [sampleOrder()],
  person = samplePerson,
  ...rest
}: {
  products?: readonly Product[];
  orders?: ReturnType<typeof sampleOrder>[];
  person?: typeof samplePerson | null;
  own?: Address | null;
} = {}) {
  answer(getOrderProducts, [...products]);
  answer(getOrders, orders);
  answer(
    profileOperations.getProfile,
    sampleProfile({ mailAddress: rest.own === undefined ? own : rest.own }),
  );
  return openScreen(await import('./orders-page.tsx'), { id: 'UI-043', person });
}
async function fillAddress() {
  await page.getByLabelText('First name').fill('Carol');
  await page.getByLabelText('Last name').fill('Bynum');
  await page.getByLabelText('Street address').fill('1 Elm St');
  await page.getByLabelText('City').fill('Durham');
  await page.getByLabelText('ZIP code').fill('27701');
}

test('loading, then ready: what there is with its limit and stock, the address of the profile, past orders', async () => {
  const held = hold(getOrderProducts);
  answer(getOrders, [sampleOrder()]);
  answer(profileOperations.getProfile, sampleProfile({ mailAddress: own }));
  const opened = openScreen(await import('./orders-page.tsx'), { id: 'UI-043' });
  held.release([...sampleProducts]);
  await opened;
  const list = page.getByRole('list', { name: 'What you can order' });
  await expect.element(list.getByText('Up to 10 in an order, 3 left')).toBeVisible();
  await expect.element(list.getByText('None left')).toBeVisible();
  expect(list.getByRole('button').elements()).toHaveLength(2);
  await expect.element(page.getByLabelText('Street address')).toHaveValue('100 Oak St');
  await expect.element(page.getByRole('table', { name: 'Your orders, the newest first' })).toBeVisible();
  await expect.element(page.getByText('Not sent yet')).toBeVisible();
  await expectAccessible();
});

test('an address without a name gets that of the person for its label', async () => {
  await open({ own: { ...own, firstName: '', lastName: '' } });
  const { firstName, lastName } = sampleProfile();
  await expect.element(page.getByLabelText('First name')).toHaveValue(firstName);
  await expect.element(page.getByLabelText('Last name')).toHaveValue(lastName);
});

test('nobody is signed in: the form begins in North Carolina, and no orders are asked for (GAP-097, CON-124)', async () => {
  await open({ person: null });
  await expect.element(page.getByLabelText('State')).toHaveValue('NC');
  await expect.element(page.getByLabelText('Street address')).toHaveValue('');
  await expect.element(page.getByText('Your orders')).not.toBeInTheDocument();
  await expectAccessible();
});

test('nothing to order: says so, and past orders stay', async () => {
  await open({ products: [] });
  await expect.element(page.getByText('There is nothing to order now')).toBeVisible();
  await expect.element(page.getByText(sampleOrder().referenceCode)).toBeVisible();
  await expect.element(page.getByRole('form')).not.toBeInTheDocument();
  await expectAccessible();
});

test('failed: each part says so, and another try brings it', async () => {
  refuse(getOrderProducts, 500);
  refuse(getOrders, 500);
  answer(profileOperations.getProfile, sampleProfile());
  await openScreen(await import('./orders-page.tsx'), { id: 'UI-043' });
  await expect.element(page.getByText(orderMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getOrderProducts, [...sampleProducts]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(orderMessages.listFailed)).toBeVisible();
  answer(getOrders, []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('You have not ordered anything yet.')).toBeVisible();
});

test('a new row is added only if the last has a name (VAL-045), and may be removed', async () => {
  await open();
  const more = page.getByRole('button', { name: 'Add another item' });
  await more.click();
  await expect.element(page.getByText('Choose something in the last row first.')).toBeVisible();
  await expect.element(itemOf(1)).toHaveFocus();
  await itemOf(1).selectOptions('Poster');
  await more.click();
  await expect.element(itemOf(2)).toBeVisible();
  await page.getByRole('button', { name: 'Add Planning guide' }).click();
  await expect.element(itemOf(2)).toHaveValue('Planning guide');
  await rowOf(1).getByRole('button', { name: 'Remove row 1' }).click();
  await expect.element(itemOf(1)).toHaveValue('Planning guide');
  await expect.element(rowOf(2)).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('an order: empty rows are dropped, the captcha runs first, the code is shown and the form is empty again', async () => {
  await open();
  const asked = answer(getOrderChallenge, challenge);
  const sent = answer(submitOrder, CODE);
  await page.getByRole('button', { name: 'Add Planning guide' }).click();
  await rowOf(1).getByRole('spinbutton').fill('20');
  await page.getByRole('button', { name: 'Add another item' }).click();
  await page.getByRole('button', { name: 'Order 20 pieces' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your order is in' })).toHaveFocus();
  await expect.element(code).toBeVisible();
  await expectAccessible();
  // VAL-044, ST-239: one row, and the solved captcha of the very same order.
  expect(asked).toMatchObject([{ body: { items: [{ itemName: 'Planning guide', quantity: 20 }] } }]);
  expect(sent).toMatchObject([
    { body: { items: asked[0]?.body.items, mailingAddress: asked[0]?.body.mailingAddress } },
  ]);
  const token = JSON.parse(atob(sent[0]?.body.recaptchaToken ?? '')) as { solution: { counter: number } };
  expect(token.solution.counter).toBe(5);
  // ST-240
  await expect.element(itemOf(1)).toHaveValue('');
  await draftIsKept('order', false);
  await page.getByRole('button', { name: 'Order something else' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your order is in' })).not.toBeInTheDocument();
});

test('the code is still there when the page comes again', async () => {
  lastOrder.keep({ code: CODE, pieces: 3 });
  await open({ orders: [], person: null });
  await expect.element(code).toBeVisible();
  await expect.element(page.getByText('3 pieces are on its list.')).toBeVisible();
  await expect.element(page.getByText('Keep the code.')).toBeVisible();
});

test('a corrected address: the suggestion is taken, and goes into the order (MOD-023)', async () => {
  await open({ person: null });
  const better = {
    ...own,
    firstName: 'Carol',
    lastName: 'Bynum',
    street: '1 Elm St',
    city: 'Durham',
    postalCode: '27701',
    signature: 'better',
    resultCodes: ['AC01'],
  };
  answer(addressOperations.validateAddress, ({ body }) => ({
    key: body.key,
    providedAddressHasErrors: true,
    providedAddress: {
      ...better,
      postalCode: '27799',
      isVerified: false,
      resultCodes: ['AE01'],
      signature: '',
    },
    suggestedAddresses: [better],
  }));
  answer(getOrderChallenge, challenge);
  const sent = answer(submitOrder, CODE);
  await page.getByRole('button', { name: 'Add Poster' }).click();
  await fillAddress();
  await page.getByLabelText('ZIP code').fill('27799');
  await orderButton.click();
  const dialog = page.getByRole('dialog', { name: 'Is this your address?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Nothing is ordered yet.')).toBeVisible();
  await expectAccessible();
  await orderButton.click();
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect.element(code).toBeVisible();
  expect(sent).toMatchObject([
    { body: { mailingAddress: { postalCode: '27701', signature: 'better', firstName: 'Carol' } } },
  ]);
});

test('what is wrong is said beside each field before anything is sent, and what was typed stays', async () => {
  await open({ own: null });
  await page.getByLabelText('City').fill('Durham');
  await orderButton.click();
  for (const words of [orderItemWords.nothing, 'Enter a first name', 'Enter a street address'])
    await expect.element(page.getByRole('button', { name: words })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Enter a first name' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await expect.element(page.getByLabelText('City')).toHaveValue('Durham');
});

test('refused by the server: the row that is meant says why (too few are left)', async () => {
  await open();
  const words = 'Order at most 1: no more are left';
  refuse(getOrderChallenge, 400, { detail: words, modelState: { 'items.0.quantity': [words] } });
  await page.getByRole('button', { name: 'Add Poster' }).click();
  await orderButton.click();
  await expect.element(rowOf(1).getByText(words)).toBeVisible();
  await expect.element(rowOf(1).getByRole('spinbutton')).toHaveAccessibleDescription(words);
  await expectAccessible();
});

test('a failure is told in the words of the specification, and the second try is the same order (MSG-078)', async () => {
  await open();
  const asked = answer(getOrderChallenge, challenge);
  const failed = refuse(submitOrder, 500);
  await page.getByRole('button', { name: 'Add Poster' }).click();
  await orderButton.click();
  await expect.element(page.getByText(orderMessages.failed)).toBeVisible();
  await expect.element(itemOf(1)).toHaveValue('Poster');
  await expectAccessible();
  const sent = answer(submitOrder, CODE);
  await orderButton.click();
  await expect.element(code).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(sent[0]?.body.recaptchaToken).toBe(failed[0]?.body.recaptchaToken);
});

test('an order whose answer was lost is the same order after a reload, and another one is not', async () => {
  const { unmount } = await open();
  const asked = answer(getOrderChallenge, challenge);
  const lost = refuse(submitOrder, 503);
  await page.getByRole('button', { name: 'Add Poster' }).click();
  await orderButton.click();
  await expect.element(page.getByText(orderMessages.failed)).toBeVisible();
  await draftIsKept('order');
  await unmount();
  await open();
  await expect.element(itemOf(1)).toHaveValue('Poster');
  await orderButton.click();
  await expect.element(page.getByText(orderMessages.failed)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(lost).toHaveLength(2);
  expect(lost[1]?.body.recaptchaToken).toBe(lost[0]?.body.recaptchaToken);
  // What the tab keeps tells nobody where it goes.
  expect(Object.values(window.sessionStorage).join(' ')).not.toContain('Oak St');
  const sent = answer(submitOrder, CODE);
  await rowOf(1).getByRole('spinbutton').fill('2');
  await orderButton.click();
  await expect.element(code).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

test('a captcha that was refused is made anew with the next try (VAL-046)', async () => {
  await open();
  const asked = answer(getOrderChallenge, challenge);
  refuse(submitOrder, 400, { modelState: { recaptchaToken: [orderMessages.oldToken] } });
  await page.getByRole('button', { name: 'Add Poster' }).click();
  await orderButton.click();
  await page.getByRole('button', { name: orderMessages.oldToken }).click();
  await expect.element(page.getByText('Runs by itself when you order')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Runs by itself when you order');
  answer(submitOrder, CODE);
  await orderButton.click();
  await expect.element(code).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('what was typed comes back after the page was left', async () => {
  const { unmount } = await open();
  await page.getByRole('button', { name: 'Add Poster' }).click();
  await draftIsKept('order');
  await unmount();
  await open();
  await expect.element(itemOf(1)).toHaveValue('Poster');
});

test('by keyboard alone: an item, its number and the order', async () => {
  vi.spyOn(window, 'print').mockReturnValue();
  await open();
  answer(getOrderChallenge, challenge);
  const sent = answer(submitOrder, CODE);
  await tabTo(page.getByRole('button', { name: 'Add Poster' }));
  await userEvent.keyboard('{Enter}');
  await tabTo(rowOf(1).getByRole('spinbutton'));
  await userEvent.keyboard('{ArrowUp}');
  await tabTo(page.getByRole('button', { name: 'Order 2 pieces' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toBeVisible();
  expect(sent).toHaveLength(1);
  await tabTo(page.getByRole('button', { name: 'Print' }));
  await userEvent.keyboard('{Enter}');
  expect(window.print).toHaveBeenCalledOnce();
});
