import { z } from 'zod';
import { SFTP_HELP, sftpPlace } from '../sftp.ts';

/** A text that stands for something else; one that cannot be read is refused with words that help. */
export function readWith<Value>(read: (text: string) => Value | undefined, help: string) {
  return z.string().transform((text, { issues }): Value => {
    const found = read(text);
    if (found !== undefined) return found;
    issues.push({ code: 'custom', input: text, message: help });
    return z.NEVER;
  });
}

/** A folder on an SFTP server; undefined where none is named. */
export function sftpServer() {
  return z.preprocess(emptyToUndefined, readWith(sftpPlace, SFTP_HELP).optional());
}

/** A whole number; an empty value is the fallback, not 0. */
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
}
export const whole = (least: number, most: number, fallback: number) =>
  z.preprocess(emptyToUndefined, wholeNumber(least, most).default(fallback));
export const optionalWhole = (least: number, most: number) =>
  z.preprocess(emptyToUndefined, wholeNumber(least, most).optional());
export const port = (fallback: number) => whole(0, 65_535, fallback);
// No timer can be set for longer.
export const seconds = (fallback: number) => whole(1, 2_000_000, fallback);
export const text = z.string().min(1, 'must not be empty');
export const optionalText = (starts: RegExp, error: string) =>
  z.preprocess(emptyToUndefined, z.string().regex(starts, error).optional());
const address = z
  .url({ protocol: /^https?$/, error: 'must be a web address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));
export const optionalAddress = z.preprocess(emptyToUndefined, address.optional());
// Left out, a stand-in may take its place; empty, there is none.
export const partyAddress = z.preprocess(
  (value) => (value === '' ? null : value),
  address.nullable().optional(),
);
export const secret = z.preprocess(
  emptyToUndefined,
  z.string().min(32, 'must be at least 32 characters long').optional(),
);
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
export const yesOrNo = z
  .enum(['0', '1', 'true', 'false'], 'must be true or false')
  .transform((value) => value === '1' || value === 'true');

/** A setting that stands there without a value is one that was left out. */
export function emptyToUndefined(value: unknown): unknown {
  return value === '' ? undefined : value;
}
