import { fill } from '../../words/fill.ts';
import { isNumberComparison } from '../comparison.ts';
import { choiceOf } from './catalogue.ts';
import type { ChoiceFamily, FilterFamily, NumberFamily } from './family.ts';
import type { Condition, FilterProblem, SearchFilter } from './filter.ts';

/** Characters that a name may have before it is refused. */
export const nameLength = 100;
const cipPattern = /^\d{2}(\.\d{2}(\d{2})?)?$/;
const yes = new Set(['true', '1', 'yes', 'on']);

/** Understands one filter of a family; undefined, with a problem noted, when its value or comparison does not fit. */
export function conditionOf(
  family: FilterFamily,
  filter: SearchFilter,
  field: string,
  problems: FilterProblem[],
): readonly Condition[] | undefined {
  const refuse = (part: string, message: string) => {
    problems.push({ field: `${field}.${part}`, message });
    return undefined;
  };
  switch (family.kind) {
    case 'choice':
      return filter.comparison !== undefined && isOrder(filter.comparison)
        ? numberCondition(family, filter, refuse)
        : choiceConditions(family, filter, refuse);
    case 'number':
      return numberCondition(family, filter, refuse);
    case 'name':
      return nameCondition(filter, refuse);
    case 'major':
      return majorConditions(filter, refuse);
    case 'distance':
      return refuse('key', /*i18n*/ 'Use zip, radius or band.');
  }
}

type Refuse = (part: string, message: string) => undefined;

function isOrder(comparison: NonNullable<SearchFilter['comparison']>): boolean {
  return isNumberComparison(comparison) && comparison !== 'equal' && comparison !== 'notEqual';
}

function choiceConditions(
  family: ChoiceFamily,
  filter: SearchFilter,
  refuse: Refuse,
): readonly Condition[] | undefined {
  const { comparison = 'equal' } = filter;
  if (comparison === 'contains' || comparison === 'withinRadius')
    return refuse('comparison', /*i18n*/ 'This filter takes equal, notEqual or in.');
  // A box may also be named by its key with a plain yes as the value.
  const text =
    yes.has(filter.value.trim().toLowerCase()) && choiceOf(family, filter.key) ? filter.key : filter.value;
  const wanted = comparison === 'in' ? text.split(',') : [text];
  const conditions: Condition[] = [];
  for (const part of wanted) {
    const value = choiceOf(family, part)?.value ?? (family.accepts?.(part.trim()) ? part.trim() : undefined);
    if (value === undefined)
      return refuse('value', `“${family.label}” has no choice “${part.trim().slice(0, 40)}”.`);
    conditions.push({ kind: 'choice', value, not: comparison === 'notEqual' });
  }
  return conditions;
}

function numberCondition(
  family: ChoiceFamily | NumberFamily,
  filter: SearchFilter,
  refuse: Refuse,
): readonly Condition[] | undefined {
  if (family.kind === 'choice' && !family.hasFigure)
    return refuse('comparison', /*i18n*/ 'This filter has no figure to compare.');
  const comparison = filter.comparison ?? (family.kind === 'number' ? family.comparison : 'equal');
  if (!isNumberComparison(comparison))
    return refuse('comparison', /*i18n*/ 'This filter takes a number comparison.');
  const text = filter.value.trim().replaceAll(/[$,]/g, '');
  const bound = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(bound)) return refuse('value', /*i18n*/ 'Give a number.');
  if (family.kind === 'number' && (bound < family.minimum || bound > family.maximum)) {
    return refuse('value', `Give a number from ${family.minimum} to ${family.maximum}.`);
  }
  return [{ kind: 'number', comparison, bound }];
}

function nameCondition(filter: SearchFilter, refuse: Refuse): readonly Condition[] | undefined {
  const text = filter.value.trim();
  if (text === '') return refuse('value', /*i18n*/ 'Type part of a name.');
  if (text.length > nameLength)
    return refuse('value', fill(/*i18n*/ 'Use at most {limit} characters.', { limit: nameLength }));
  const comparison = filter.comparison ?? 'contains';
  if (comparison !== 'contains' && comparison !== 'equal')
    return refuse('comparison', /*i18n*/ 'A name takes contains or equal.');
  return [{ kind: 'name', text, comparison }];
}

function majorConditions(filter: SearchFilter, refuse: Refuse): readonly Condition[] | undefined {
  const { comparison = 'equal' } = filter;
  if (comparison !== 'equal' && comparison !== 'in' && comparison !== 'notEqual') {
    return refuse('comparison', /*i18n*/ 'A major takes equal, notEqual or in.');
  }
  const codes =
    comparison === 'in' ? filter.value.split(',').map((code) => code.trim()) : [filter.value.trim()];
  const bad = codes.find((code) => !cipPattern.test(code));
  if (bad !== undefined) return refuse('value', /*i18n*/ 'Give a CIP code such as 51, 51.38 or 51.3801.');
  return codes.map((cip) => ({ kind: 'major', cip, not: comparison === 'notEqual' }));
}
