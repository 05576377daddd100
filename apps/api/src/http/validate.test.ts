import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemError } from './problem.ts';
import { validate } from './validate.ts';

function problemsOf(schema: z.ZodType, value: unknown): Record<string, string[]> | undefined {
  try {
    validate(schema, value, 'body');
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.modelState;
    throw error;
  }
}

describe('a request that is not valid', () => {
  it('names every wrong field with its message', () => {
    const schema = z.object({
      zip: z.string().length(5, 'Five digits.'),
      page: z.number().min(1, 'From 1.'),
    });
    expect(problemsOf(schema, { zip: '2760', page: 0 })).toEqual({
      zip: ['Five digits.'],
      page: ['From 1.'],
    });
  });

  it('names a field inside the option of a union that was meant', () => {
    const schema = z.union([z.number(), z.object({ id: z.number('A number.') })]);
    expect(problemsOf(schema, { id: 'x' })).toEqual({ id: ['A number.'] });
  });

  it('says of a value that is near no option what the choice has to say', () => {
    const either = [z.string(), z.array(z.string()).max(2)] as const;
    expect(problemsOf(z.object({ v: z.union(either, 'Text or a list.') }), { v: 5 })).toEqual({
      v: ['Text or a list.'],
    });
    // Near to an option: what is wrong in it says more.
    const withId = z.union([z.string(), z.object({ id: z.number('A number.') })], 'Text or an id.');
    expect(problemsOf(withId, { id: 'x' })).toEqual({ id: ['A number.'] });
  });

  it('names the part when the whole of it is wrong', () => {
    expect(Object.keys(problemsOf(z.object({}), 'text') ?? {})).toEqual(['body']);
  });

  it('refuses the one character that PostgreSQL cannot store', () => {
    const schema = z.object({ name: z.string() });
    expect(Object.keys(problemsOf(schema, { name: 'a\u0000b' }) ?? {})).toEqual(['name']);
  });

  it('refuses what is nested without end', () => {
    let value: unknown = 'x';
    for (let i = 0; i < 100; i++) value = { a: value };
    expect(problemsOf(z.any(), value)).toBeDefined();
  });
});
