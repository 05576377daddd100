import type { EnrichmentFound } from '@longleaf/contract/enrichment';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const filter = (body: unknown) => api.call('POST', '/StudentEnrichment/filterPrograms', { body });
const found = async (body: unknown) => {
  const { status, json } = await filter(body);
  expect(status).toBe(200);
  return json as EnrichmentFound;
};
const idsOf = ({ enrichmentPrograms }: EnrichmentFound) => enrichmentPrograms.map(({ id }) => id);
const everything = { pageSize: 500 };

describe('all programs (API-179)', () => {
  it('come 25 a page by name, with a total, for anyone (CON-125, GAP-098, GAP-132)', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const reply = await api.call('GET', `/StudentEnrichment/allPrograms?pageNumber=${page}`);
        expect(reply.status).toBe(200);
        return reply.json as EnrichmentFound;
      }),
    );
    expect(pages.map(({ enrichmentPrograms }) => enrichmentPrograms.length)).toEqual([25, 24, 0]);
    expect(pages.map(({ totalItems }) => totalItems)).toEqual([49, 49, 49]);
    const names = pages.flatMap(({ enrichmentPrograms }) => enrichmentPrograms.map(({ name }) => name));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(idsOf((await api.call('GET', '/studentenrichment/ALLPROGRAMS')).json as EnrichmentFound)).toEqual(
      idsOf(pages[0] as EnrichmentFound),
    );
  });

  it('carry id, name, place and a picture that can be drawn (ENT-409 to 414)', async () => {
    const { enrichmentPrograms } = await found({ name: 'transportation institute' });
    expect(enrichmentPrograms).toMatchObject([
      {
        id: 47,
        name: 'Summer High School Transportation Institute',
        latitude: 36.0726,
        longitude: -79.792,
        imagePath: '/covers/UNC-piedmont-47-300x150.svg',
        hostCampus: { value: '199102' },
        year: 2024,
        distance: null,
      },
    ]);
  });

  it.each(['pageNumber=0', 'pageSize=501', 'pageNumber=x'])('refuse %s and name it', async (query) => {
    expect(await api.call('GET', `/StudentEnrichment/allPrograms?${query}`)).toMatchObject({
      status: 400,
      json: { modelState: { [query.split('=')[0] ?? '']: [expect.any(String)] } },
    });
  });
});

describe('filters (API-180, ENT-415 to 435)', () => {
  it('without any it is all of them', async () => {
    for (const body of [undefined, null, {}, { name: '', search: null, feeRange: '', maxFee: null }])
      expect((await found(body)).totalItems).toBe(49);
  });

  it('fee ranges have their edges (CON-127)', async () => {
    const feesOf = async (feeRange: unknown) =>
      (await found({ ...everything, feeRange })).enrichmentPrograms.map(({ minFee, maxFee }) => [
        minFee ?? -1,
        maxFee ?? -1,
      ]);
    expect(await feesOf(0)).not.toEqual([]);
    for (const [from] of await feesOf(0)) expect(from).toBe(0);
    for (const [from = 0, to = 0] of await feesOf('3')) {
      expect(from).toBeLessThanOrEqual(499);
      expect(to).toBeGreaterThanOrEqual(300);
    }
    expect((await feesOf([0, 5])).length).toBe((await feesOf(0)).length + (await feesOf(5)).length);
    expect(idsOf(await found({ ...everything, maxFee: -1 }))).toEqual(
      idsOf(await found({ ...everything, feeRange: 0 })),
    );
    for (const { maxFee } of (await found({ ...everything, minFee: 1000 })).enrichmentPrograms)
      expect(maxFee).toBeGreaterThanOrEqual(1000);
  });

  it('around a ZIP code it looks 25 miles, the nearest first (CON-128)', async () => {
    const near = await found({ ...everything, search: { zipCode: '27514' } });
    const distances = near.enrichmentPrograms.map(({ distance }) => distance ?? Number.NaN);
    expect(distances).not.toEqual([]);
    expect(Math.max(...distances)).toBeLessThanOrEqual(25);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(near.near).toMatchObject({ latitude: expect.any(Number) });
    const far = await found({ ...everything, search: { zipCode: '27514', radius: 500 } });
    expect(far.totalItems).toBe(49 - (await found({})).withoutPlace);
  });

  it.each(['2751', '275141', '', ' 275 '])(
    'a ZIP code of other than five characters asks for nothing: %j (VAL-068, CON-113)',
    async (zipCode) => {
      const all = await found({ search: { zipCode, radius: 25 } });
      expect(all).toMatchObject({ totalItems: 49, near: null, unknownZip: false });
    },
  );

  it('says when nobody knows where a ZIP code is, and does not use it', async () => {
    expect(await found({ search: { zipCode: '00000' } })).toMatchObject({ totalItems: 49, unknownZip: true });
  });

  it('levels are any of those ticked, and a box that is not ticked asks for nothing (CON-087)', async () => {
    const count = async (body: object) => (await found(body)).totalItems;
    const high = await count({ highSchool: true });
    expect(high).toBeGreaterThan(20);
    expect(high).toBeLessThan(49);
    expect(await count({ highSchool: 'true', middleSchool: true, preK: false })).toBeGreaterThan(high);
    expect(await count({ preK: true })).toBe(0);
  });

  it.each([
    [{ interestArea: 'music' }, ({ interestAreas }: Card) => interestAreas.includes('music')],
    [{ hostCampus: '198419' }, ({ host }: Card) => host.startsWith('Duke')],
    [{ hostCampus: 'duke university' }, ({ host }: Card) => host.startsWith('Duke')],
    [{ hasScholarship: true }, ({ hasScholarship }: Card) => hasScholarship === true],
    [{ overnight: true }, ({ overnight }: Card) => overnight === true],
    [{ timeFrame: 'schoolYear' }, ({ timeFrames }: Card) => timeFrames.includes('schoolYear')],
  ])('%j', async (body, fits) => {
    const { enrichmentPrograms, totalItems } = await found({ ...everything, ...body });
    expect(totalItems).toBeGreaterThan(0);
    expect(totalItems).toBeLessThan(49);
    expect(enrichmentPrograms.every(fits)).toBe(true);
  });

  it('days: what gave none is left out; soon is within 30 days from today', async () => {
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await api.database.pool.query(
      `update catalog.enrichment_program set apply_by = $1, starts_on = '2031-06-01', ends_on = '2031-06-05' where id = 3`,
      [soon],
    );
    await api.database.pool.query('update catalog.version set revision = revision + 1');
    await api.dependencies.catalog.refresh();
    for (const body of [
      { deadlineSoon: true },
      { deadline: soon },
      { startDate: '2031-06-01T00:00:00' },
      { endDate: '2031-06-05' },
    ])
      expect(idsOf(await found(body))).toEqual([3]);
    let days = 0;
    const moving = await startApi({
      beside: api,
      now: () => new Date(Date.now() + days * 86_400_000).toISOString(),
    });
    const soonOn = async (day: number) => {
      days = day;
      const body = { deadlineSoon: true };
      return idsOf(
        (await moving.call('POST', '/StudentEnrichment/filterPrograms', { body })).json as EnrichmentFound,
      );
    };
    // What was answered before, and again, is not told on another day.
    expect([await soonOn(0), await soonOn(0), await soonOn(0), await soonOn(12)]).toEqual([
      [3],
      [3],
      [3],
      [],
    ]);
    for (const body of [{ deadline: '2090-01-01' }, { startDate: '2031-06-02' }, { endDate: '2031-06-04' }])
      expect(idsOf(await found(body))).toEqual([]);
  });

  it.each([
    ['interestArea', 'magic'],
    ['feeRange', 6],
    ['feeRange', 'cheap'],
    ['minFee', -1],
    ['maxFee', -2],
    ['maxFee', 9.5],
    ['hasScholarship', 'perhaps'],
    ['startDate', '2027-02-30'],
    ['deadline', 'soon'],
    ['timeFrame', 'winter'],
    ['pageSize', 501],
    ['name', 'x'.repeat(101)],
    ['search.radius', 501],
  ])('refuses %s %j and names it', async (field, value) => {
    const body =
      field === 'search.radius' ? { search: { zipCode: '27514', radius: value } } : { [field]: value };
    const reply = await filter(body);
    expect(reply.status).toBe(400);
    const [named = ''] = Object.keys((reply.json as { modelState: object }).modelState);
    expect(named.startsWith(field)).toBe(true);
  });
});

describe('counts beside the choices', () => {
  it('are what one gets with that box, and what taking a filter off brings', async () => {
    const asked = { highSchool: true, feeRange: [0] };
    const { facets } = await found({ ...asked, facets: true });
    const total = async (body: object) => (await found(body)).totalItems;
    expect(facets?.levels.middleSchool).toBe(await total({ middleSchool: true, feeRange: [0] }));
    expect(facets?.feeRanges['5']).toBe(await total({ highSchool: true, feeRange: 5 }));
    expect(facets?.interestAreas.engineering).toBe(await total({ ...asked, interestArea: 'engineering' }));
    expect(facets?.timeFrames.schoolYear).toBe(await total({ ...asked, timeFrame: 'schoolYear' }));
    expect(facets?.hasScholarship).toBe(await total({ ...asked, hasScholarship: true }));
    expect(facets?.overnight).toBe(await total({ ...asked, overnight: true }));
    expect(facets?.without.fee).toBe(await total({ highSchool: true }));
    const [host] = facets?.hostCampuses ?? [];
    expect(host?.programs).toBe(await total({ ...asked, hostCampus: host?.value }));
    expect((await found(asked)).facets).toBeUndefined();
  });
});

type Card = EnrichmentFound['enrichmentPrograms'][number];
