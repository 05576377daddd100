import type { PlacedOrder, Product } from '@longleaf/contract/orders';

/** What can be ordered in tests: as much as one likes, few that are left, and none. */
export const sampleProducts: readonly Product[] = [
  { id: 'guide', name: 'Planning guide', details: '48 pages', picture: 'guide', limit: 50, left: null },
  { id: 'poster', name: 'Poster', details: '', picture: 'poster', limit: 10, left: 3 },
  { id: 'leaflet', name: 'Leaflet', details: 'One page', picture: 'leaflet', limit: 500, left: 0 },
];

export const sampleOrder = (different: Partial<PlacedOrder> = {}): PlacedOrder => ({
  referenceCode: 'K7M4Q-2XZ9P',
  orderedDate: '2026-11-20T15:00:00.000Z',
  items: [{ itemName: 'Planning guide', quantity: 20 }],
  mailingAddress: ['Maya Torres', '100 Oak St', 'Raleigh, NC 27601'],
  mailed: true,
  passedOn: false,
  ...different,
});
