import { type Address, addressMessages, addressOperations } from '@longleaf/contract/addresses';
import { profileMessages, profileOperations, type UserProfile } from '@longleaf/contract/profile';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { choose, escape, press, select, tick, typeInto } from '../../../testing/by-keyboard.ts';
import { answer, type Calls } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { sampleProfile } from '../../../testing/samples/profile.ts';
import { cancel, edit, openProfile, save } from '../testing/open-profile.ts';

const window = page.getByRole('dialog', { name: 'Is this your address?' });
const sure = page.getByRole('dialog', { name: 'Keep the address as you typed it?' });
const suggested = window.getByRole('radio', { name: /^Suggested/ });
const typed = window.getByRole('radio', { name: /^As you typed it/ });
const use = window.getByRole('button', { name: 'Use this address' });
let saves: Calls<typeof profileOperations.saveProfile>;

beforeEach(() => {
  // The post office knows no street; it suggests the short form of each.
  answer(addressOperations.validateAddress, ({ body }) => {
    const provided = asKept(body);
    const better = (postalCode: string): Address => ({
      ...provided,
      street: provided.street.replace('Street', 'St'),
      postalCode,
      resultCodes: ['AC01', 'AV12'],
      signature: postalCode,
    });
    return {
      key: body.key,
      providedAddressHasErrors: true,
      providedAddress: { ...provided, resultCodes: ['AE01'] },
      suggestedAddresses: [better('27514'), better('27516')],
    };
  });
  saves = answer(profileOperations.saveProfile, ({ body }) =>
    sampleProfile({
      mailAddress: body.mailAddress ? asKept(body.mailAddress) : null,
      permAddress: body.permAddress ? asKept(body.permAddress) : null,
    }),
  );
});

/** An address that was sent, as the server gives it. */
function asKept(sent: Partial<Record<keyof Address, unknown>>): Address {
  return {
    ...(sent as Address),
    isVerified: sent.isVerified === true,
    userOverride: sent.userOverride === true,
  };
}

const addressKept: Address = {
  addressType: '',
  firstName: '',
  lastName: '',
  street: '100 Oak Street',
  street2: '',
  city: 'Chapel Hill',
  state: 'NC',
  postalCode: '27601',
  country: 'US',
  county: '',
  isVerified: false,
  userOverride: false,
  resultCodes: [],
  signature: '',
  key: '',
};
const kept: Partial<UserProfile> = { mailAddress: addressKept, permAddress: addressKept };
const mailing = (part: Locator) => part.getByRole('group', { name: 'Mailing address' });

/** The window is gone, nothing is saved, and the section says so and stays open. */
async function expectStopped(part: Locator): Promise<void> {
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(part.getByText(addressMessages.cancelled)).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  expect(saves).toEqual([]);
}

test('an address: wrong fields, given up, and a county that goes with its state', async () => {
  await openProfile();
  const part = await edit('Addresses');
  const mail = mailing(part);
  await save(part);
  await expect.element(part.getByRole('alert').getByText('Enter a street address')).toBeVisible();
  await expectAccessible();
  await typeInto(mail.getByLabelText('Street address'), '100 Oak Street');
  await cancel('Addresses');
  await edit('Addresses');
  await expect.element(mail.getByLabelText('Street address')).toHaveValue('');

  const state = mail.getByLabelText('State');
  const county = mail.getByLabelText('County (optional)');
  await select(state, 'North Carolina');
  await select(county, 'Anson');
  await select(state, 'Virginia');
  await expect.element(county).not.toBeInTheDocument();
  await select(state, 'North Carolina');
  await expect.element(county).toHaveValue('');
});

/** Whether nothing lies over the middle of an element, such as the title of its window. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('on a phone what the address window asks for is in sight of the first choice, which has the focus', async () => {
  await page.viewport(390, 560);
  await openProfile(kept);
  const part = await edit('Addresses');
  await save(part);
  await expect.element(suggested.first()).toBeVisible();
  const asked = window.getByText('Choose one of these addresses');
  // Once more as well, when all of it is there already.
  for (let times = 0; times < 2; times += 1) {
    use.element().scrollIntoView({ block: 'end' });
    await press(use);
    await expect.element(suggested.first()).toHaveFocus();
    await expect.poll(() => isOnTop(asked.element())).toBe(true);
  }
  await page.viewport(1280, 860);
});

test('the address window says what is wrong, asks for a choice, and cancelled it saves nothing and remembers (VAL-035, GAP-092, MSG-081)', async () => {
  await openProfile(kept);
  const part = await edit('Addresses');
  await save(part);
  await expect.element(suggested.first()).toBeVisible();
  expect(suggested.elements()).toHaveLength(2);
  await expect
    .element(window.getByText('The ZIP or postal code is not right for this address.'))
    .toBeVisible();
  await expect.element(window.getByText('The ZIP or postal code was changed').first()).toBeVisible();
  await expectAccessible();
  // Nothing chosen: the window stays and asks.
  await press(use);
  await expect.element(window.getByText('Choose one of these addresses')).toBeVisible();
  await expect.element(suggested.first()).toHaveFocus();
  await expectAccessible();
  await press(window.getByRole('button', { name: 'Cancel' }));
  await expectStopped(part);
  await expectAccessible();

  // Cancelled by its button with a choice made: the same suggestions are there again, and so is the choice.
  await save(part);
  await choose(suggested.first());
  await press(window.getByRole('button', { name: 'Cancel' }));
  await expectStopped(part);
  await save(part);
  await expect.element(suggested.first()).toBeChecked();
  expect(suggested.elements()).toHaveLength(2);
  // Escape cancels, too.
  await escape(window);
  await expectStopped(part);
});

test('kept as typed: asked once more, with a way back, and out of the second question as well (VAL-036)', async () => {
  await openProfile(kept);
  const part = await edit('Addresses');
  await save(part);
  await choose(typed);
  await press(use);
  await expect.element(sure.getByText('100 Oak Street')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('100 Oak Street');
  await expectAccessible();
  await press(sure.getByRole('button', { name: 'Go back' }));
  await expect.element(typed).toBeChecked();
  await press(use);
  await escape(sure);
  await expect.element(sure).not.toBeInTheDocument();
  await expectStopped(part);
  await save(part);
  await press(use);
  await press(sure.getByRole('button', { name: 'Keep my address' }));
  await expect.element(page.getByText(profileMessages.page.saved)).toBeVisible();
  await expect.element(part.getByText('Kept as you typed it').first()).toBeVisible();
  await expectAccessible();
});

test('two addresses are chosen in one window, and a suggestion is taken as it is', async () => {
  await openProfile(kept);
  const part = await edit('Addresses');
  await tick(part.getByRole('checkbox', { name: 'The same as my mailing address' }));
  const home = part.getByRole('group', { name: 'Home address' });
  await typeInto(home.getByLabelText('Street address'), '7 Elm Street');
  await save(part);
  const first = mailing(window)
    .getByRole('radio', { name: /^Suggested/ })
    .first();
  const second = window
    .getByRole('group', { name: 'Home address' })
    .getByRole('radio', { name: /^Suggested/ });
  await expect.element(second.first()).toBeVisible();
  await expectAccessible();
  // One of the two left open is undecided.
  await choose(first);
  await press(use);
  await expect.element(second.first()).toHaveFocus();
  await choose(second.first());
  await press(use);
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(part.getByRole('button', { name: 'Edit Addresses' })).toHaveFocus();
  await expect.element(part.getByText('7 Elm St')).toBeVisible();
  await expect.element(part.getByText('Kept as you typed it')).not.toBeInTheDocument();
  await expect.element(part.getByText('The street was not checked.').first()).toBeVisible();
  expect(saves).toHaveLength(1);

  // Saved once more as it stands, nobody is asked again.
  await edit('Addresses');
  await save(part);
  await expect.poll(() => saves).toHaveLength(2);
  await expect.element(window).not.toBeInTheDocument();
});
