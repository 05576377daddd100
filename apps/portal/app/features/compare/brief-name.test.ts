import { expect, test } from 'vitest';
import { briefName } from './brief-name.ts';

test.each([
  ['UNC Asheville', 'UNC Asheville'],
  ['Duke University', 'Duke University'],
  ['North Carolina A&T State University', 'NC A&T State'],
  ['North Carolina State University at Raleigh', 'NC State'],
  ['Wake Technical Community College', 'Wake Technical CC'],
  ['University of Wisconsin-Madison', 'U. of Wisconsin-Madison'],
  ['Appalachian State University', 'Appalachian State'],
  ['Western Carolina University', 'Western Carolina'],
])('%s is %s where there is little room', (name, brief) => {
  expect(briefName(name)).toBe(brief);
});
