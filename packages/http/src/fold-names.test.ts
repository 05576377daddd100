import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foldNames } from './fold-names.ts';

const schema = z.object({
  organizationId: z.number().optional(),
  items: z.array(z.object({ testID: z.number() })).optional(),
  nested: z.object({ OCCCode: z.string() }).nullish(),
});

describe('field names without regard to letter case (GAP-015)', () => {
  it.each([
    [{ organizationID: 1 }, { organizationId: 1 }],
    [
      { ORGANIZATIONID: 1, other: 2 },
      { organizationId: 1, other: 2 },
    ],
    [{ Items: [{ TestId: 3 }] }, { items: [{ testID: 3 }] }],
    [{ nested: { occcode: 'x' } }, { nested: { OCCCode: 'x' } }],
    [{ nested: null }, { nested: null }],
  ])('reads %j as %j', (given, wanted) => {
    expect(foldNames(schema, given)).toEqual(wanted);
  });

  it('prefers the field that is spelled right', () => {
    expect(foldNames(schema, { organizationID: 1, organizationId: 2 })).toEqual({ organizationId: 2 });
  });

  it('looks through unions, pipes, preprocessing and records', () => {
    const inner = z.object({ userId: z.string() });
    expect(foldNames(z.union([z.string(), inner]), { USERID: 'a' })).toEqual({ userId: 'a' });
    expect(
      foldNames(
        inner.transform((value) => value.userId),
        { userID: 'a' },
      ),
    ).toEqual({ userId: 'a' });
    expect(
      foldNames(
        z.preprocess((value) => value, inner),
        { UserId: 'a' },
      ),
    ).toEqual({ userId: 'a' });
    expect(foldNames(z.record(z.string(), inner), { Any: { UserId: 'a' } })).toEqual({
      Any: { userId: 'a' },
    });
  });

  it('never touches the prototype of an object', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": 1}, "organizationid": 5}');
    const folded = foldNames(schema, hostile);
    expect(Object.getPrototypeOf(folded)).toBe(Object.prototype);
    expect(folded).toMatchObject({ organizationId: 5 });
  });

  it('changes no value, whatever is sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const folded = foldNames(schema, value);
        expect(JSON.stringify(folded)?.length).toBe(JSON.stringify(value)?.length);
      }),
    );
  });
});
