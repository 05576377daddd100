/**
 * What a cell says: text for the database, null for not reported, or why it cannot be read. A doubt is why the value can
 * hardly be true although it can be read.
 */
export type Read = { readonly value: string | null; readonly doubt?: string } | { readonly problem: string };

export type Reader = (text: string) => Read;

/** How the publishers write that there is nothing: blank, a point, a word, or IPEDS' negative codes. */
const nothing = new Set(['', '.', 'NULL', 'NA', 'PS', 'PrivacySuppressed']);
const negativeCodes = new Set(['-1', '-2', '-3']);

const isNothing = (text: string) => nothing.has(text);
const isNothingOrCode = (text: string) => nothing.has(text) || negativeCodes.has(text);

const given = (value: string | null): Read => ({ value });

/** A text as it is. PostgreSQL's text holds every character but NUL. */
export const text: Reader = (cell) => {
  if (cell.includes('\u0000')) return { problem: 'holds a character that cannot be stored' };
  return given(isNothing(cell) ? null : cell);
};

/** A text that must be there. */
export const requiredText: Reader = (cell) => (isNothing(cell) ? { problem: 'is empty' } : text(cell));

function number(
  cell: string,
  check: (figure: number) => string | undefined,
  write: (figure: number) => string,
): Read {
  const figure = Number(cell);
  if (!Number.isFinite(figure)) return { problem: `“${cell.slice(0, 40)}” is no number` };
  const wrong = check(figure);
  return wrong === undefined ? given(write(figure)) : { problem: `${cell.slice(0, 40)} ${wrong}` };
}

const between = (least: number, most: number) => (figure: number) =>
  figure < least || figure > most ? `is not between ${least} and ${most}` : undefined;
const whole = (figure: number) => String(Math.round(figure));
const mostInteger = 2_147_483_647;

/** An IPEDS code; negative codes say that there is none. */
export const code: Reader = (cell) =>
  isNothingOrCode(cell) ? given(null) : number(cell, between(0, mostInteger), whole);

const wholeDollars: Reader = (cell) =>
  isNothing(cell) ? given(null) : number(cell, between(-1_000_000, 10_000_000), whole);

/** Makes a reader that doubts what is outside of two bounds: 5400 is no score of the SAT. */
function within(read: Reader, least: number, most: number, what: string): Reader {
  return (cell) => {
    const result = read(cell);
    if ('problem' in result || result.value === null) return result;
    const figure = Number(result.value);
    return figure < least || figure > most
      ? { ...result, doubt: `${cell.slice(0, 40)} is no ${what}` }
      : result;
  };
}

/** More than the largest college has of anything, and the dearest asks for. */
const [mostAtOneCollege, mostDollars] = [1_000_000, 500_000];

/** A whole number that is not negative: how many of something one college has. */
export const count: Reader = within(code, 0, mostAtOneCollege, 'number at one college');

/** Meals a week: 99 says that there is no limit. */
export const meals: Reader = within(code, 0, 99, 'number of meals a week');

/** Whole dollars; net prices may be below zero. */
export const dollars: Reader = within(wholeDollars, -mostDollars, mostDollars, 'price after grants');

const aboveZero = within(wholeDollars, 0, mostDollars, 'price');

/** Whole dollars that somebody pays or gets: never below zero. IPEDS' negative codes say that there are none. */
export const price: Reader = (cell) => (negativeCodes.has(cell) ? given(null) : aboveZero(cell));

/** A score of one section of the SAT. */
export const satSection: Reader = within(count, 200, 800, 'score of a section of the SAT');

/** A score of the ACT. */
export const actScore: Reader = within(count, 1, 36, 'score of the ACT');

/** A share from 0 to 1. */
export const share: Reader = (cell) => (isNothing(cell) ? given(null) : number(cell, between(0, 1), String));

/** A percent, kept as a share from 0 to 1. */
export const percent: Reader = (cell) =>
  isNothingOrCode(cell)
    ? given(null)
    : number(cell, between(0, 100), (figure) => String(Math.round(figure * 100) / 10_000));

/** Degrees north. */
export const latitude: Reader = (cell) =>
  isNothing(cell) ? given(null) : number(cell, between(-90, 90), String);

/** Degrees east. */
export const longitude: Reader = (cell) =>
  isNothing(cell) ? given(null) : number(cell, between(-180, 180), String);

/** Whether a college is active in the year (CYACTIVE): 1 is yes; 2 and 3 are no (closed, combined or out of scope). */
export const activity: Reader = (cell) => {
  if (cell === '3') return given('false');
  return flag(cell);
};

/** 1 is yes; 0 and 2 are no; negative codes say nothing. */
export const flag: Reader = (cell) => {
  if (isNothingOrCode(cell)) return given(null);
  if (cell === '1') return given('true');
  return cell === '0' || cell === '2'
    ? given('false')
    : { problem: `“${cell.slice(0, 40)}” is neither yes (1) nor no (0 or 2)` };
};

/** A CIP code, with or without its leading zero: '51.3801'. */
export const cip: Reader = (cell) => {
  const padded = /^\d\./.test(cell) ? `0${cell}` : cell;
  return /^\d{2}(\.\d{4})?$/.test(padded)
    ? given(padded)
    : { problem: `“${cell.slice(0, 40)}” is no CIP code` };
};
