import { expect, test } from 'vitest';
import { photoAddress } from './photo-address.ts';

test.each([
  [null, '/api/institutions/199120/old%20well.jpg/image'],
  ['https://images.example.org', 'https://images.example.org/institutions/199120/old%20well.jpg/image'],
  ['https://example.org/photos/', 'https://example.org/photos/institutions/199120/old%20well.jpg/image'],
])('photos come from %s (GAP-022)', (imagesUrl, address) => {
  expect(photoAddress(imagesUrl, 199120, 'old well.jpg')).toBe(address);
});
