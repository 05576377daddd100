import { expect, test } from 'vitest';
import { careersSiteAddress } from './careers-site.ts';

test.each([
  ['https://careers.example', 'https://careers.example/profile/registered-nurses'],
  ['https://example.org/careers-site/', 'https://example.org/careers-site/profile/registered-nurses'],
  [null, null],
])('the profile on %s', (site, address) => {
  expect(careersSiteAddress(site, 'registered-nurses')).toBe(address);
});
