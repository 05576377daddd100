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

  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'This is needed.'],
    [z.string(), 5, 'This must be text.'],
    [z.number(), 'five', 'This must be a number.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.boolean(), 'yes', 'This must be true or false.'],
    [z.array(z.string()), 'a', 'This must be a list.'],
    [z.object({}), [], 'This must be an object.'],
    [z.string().min(1), '', 'This must not be empty.'],
    [z.string().min(3), 'ab', 'This must have at least 3 characters.'],
    [z.string().length(5), 'ab', 'This must have exactly 5 characters.'],
    [z.string().max(1), 'ab', 'This must have at most 1 character.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'This must have at most 1 entry.'],
    [z.number().min(1), 0, 'This must be at least 1.'],
    [z.number().max(100), 101, 'This must be at most 100.'],
    [z.number().multipleOf(5), 7, 'This must be a multiple of 5.'],
    [z.enum(['And', 'Or']), 'xor', 'This must be And or Or.'],
    [z.literal(1), 2, 'This must be 1.'],
    [z.enum('abcdefghijklmnop'.split('')), 'z', 'This is not one of the choices.'],
    [z.strictObject({}), { admin: true }, 'There is no field named admin here.'],
    [z.email(), 'ada', 'Enter an email address.'],
    [z.iso.date(), '31.1.2026', 'Enter a date as in 2026-01-31.'],
    [z.string().regex(/^a$/), 'b', 'This does not have the right form.'],
  ])('says in plain words what a schema leaves unsaid: %#', (schema, value, words) => {
    const problems = problemsOf(z.object({ field: schema }), { field: value });
    expect(problems).toEqual({ field: [words] });
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
