import { expect, it } from 'vitest';
import { questionAddress, questionOf } from './question.ts';

it.each([
  ['', { search: '', recruitedOnly: false, page: 1 }],
  ['search=elon&asked=true&page=3', { search: 'elon', recruitedOnly: true, page: 3 }],
  ['Search=%20ecu%20&PAGE=0', { search: 'ecu', recruitedOnly: false, page: 1 }],
  ['page=x&asked=maybe', { search: '', recruitedOnly: false, page: 1 }],
])('reads %j', (query, question) => {
  expect(questionOf(new URLSearchParams(query))).toEqual(question);
});

it('writes what it reads, and leaves out what is at its default', () => {
  const asked = { search: 'a & b', recruitedOnly: true, page: 2 };
  const address = questionAddress(asked);
  expect(questionOf(new URL(address, 'https://x.example').searchParams)).toEqual(asked);
  expect(questionAddress({ search: '', recruitedOnly: false, page: 1 })).toBe('/collegeRecruiter');
});
