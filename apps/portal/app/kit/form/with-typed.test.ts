import { expect, test } from 'vitest';
import { withTyped } from './with-typed.ts';

test('text of the fields wins; what is no text, or no field of the form, stays out', () => {
  const fields = new FormData();
  fields.append('name', 'typed early');
  fields.append('topics', 'sports');
  fields.append('agreed', 'on');
  fields.append('elsewhere', 'x');
  fields.append('picture', new File(['x'], 'x.png'));
  const values = { name: '', note: 'kept', topics: ['art'], agreed: false, picture: 'none' };
  expect(withTyped(values, fields)).toEqual({ ...values, name: 'typed early' });
});

test('the first part of a field in parts is not taken for its value', () => {
  const fields = new FormData();
  fields.set('born', '08');
  fields.set('born.year', '2009');
  expect(withTyped({ born: '2009-08' }, fields)).toEqual({ born: '2009-08' });
});
