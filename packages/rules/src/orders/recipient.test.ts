import { expect, it } from 'vitest';
import { complainAboutRecipient, NEW_ORDER_ADDRESS } from './recipient.ts';

const whole = {
  ...NEW_ORDER_ADDRESS,
  firstName: 'Carol',
  lastName: 'Bynum',
  street: '1 Elm St',
  city: 'Durham',
  postalCode: '27701',
};

it('begins in North Carolina, in the United States (CON-124)', () => {
  expect(NEW_ORDER_ADDRESS).toMatchObject({ state: 'NC', country: 'US', street: '' });
});

it.each([
  [{}, {}],
  [{ firstName: ' ' }, { 'mailingAddress.firstName': 'Enter a first name' }],
  [{ lastName: '' }, { 'mailingAddress.lastName': 'Enter a last name' }],
  [{ street: '' }, { 'mailingAddress.street': 'Enter a street address' }],
  [{ city: '' }, { 'mailingAddress.city': 'Enter a city' }],
  [{ state: 'XX' }, { 'mailingAddress.state': 'Choose a state' }],
])('says what is wrong with %o', (part, complaints) => {
  expect(complainAboutRecipient({ ...whole, ...part })).toEqual(complaints);
});
