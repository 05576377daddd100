import { expect, it } from 'vitest';
import { orderProducts } from './order-products.ts';

const guide = { id: 'guide', name: 'Guide' };
const filled = { ...guide, details: '', picture: 'guide', limit: 100, stock: null };

it.each([
  ['', []],
  ['[]', []],
  [JSON.stringify([guide]), [filled]],
  [
    JSON.stringify([{ ...guide, stock: 0, limit: 5, picture: 'poster', details: ' One page ' }]),
    [{ ...filled, stock: 0, limit: 5, picture: 'poster', details: 'One page' }],
  ],
])('reads %s', (text, products) => {
  expect(orderProducts(text)).toEqual(products);
});

it.each([
  'guide',
  '{}',
  '[1]',
  JSON.stringify([{ id: 'a b', name: 'Guide' }]),
  JSON.stringify([{ id: 'guide', name: '' }]),
  JSON.stringify([{ ...guide, limit: 0 }]),
  JSON.stringify([{ ...guide, stock: -1 }]),
  JSON.stringify([{ ...guide, picture: 'https://elsewhere.example/x.png' }]),
  JSON.stringify([{ ...guide, price: 3 }]),
  JSON.stringify([guide, { id: 'GUIDE', name: 'Another' }]),
  JSON.stringify([guide, { id: 'other', name: 'guide' }]),
])('refuses %s', (text) => {
  expect(orderProducts(text)).toBeUndefined();
});
