import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BadRow } from '@longleaf/catalog/import/refused';
import type { Node } from './read-xml.ts';

type Rule = {
  name: string;
  isRequired: boolean;
  most: number;
  facets: ReadonlyMap<string, number>;
  codes: ReadonlySet<string> | undefined;
  children: Rule[];
};

/** Where a standard leaves room for what two parties agree on. */
const OPEN = 'UserDefinedExtensions';

const lines = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

let known: Rule | undefined;

function structure(): Rule {
  if (known) return known;
  const codes = new Map(lines('codes.tsv').map(([type = '', ...list]) => [type, new Set(list)]));
  const open: Rule[] = [];
  for (const [depth = '', name = '', , most = '', kind = '', facets = '', type = ''] of lines(
    'structure.tsv',
  )) {
    const rule: Rule = {
      name,
      isRequired: kind === 'r',
      most: most === '*' ? Infinity : Number(most),
      facets: new Map(
        facets
          .split(' ')
          .filter((facet) => facet !== '')
          .map((facet) => {
            const [key = '', value = ''] = facet.split('=');
            return [key, Number(value)];
          }),
      ),
      codes: codes.get(type),
      children: [],
    };
    open[Number(depth) - 1]?.children.push(rule);
    open[Number(depth)] = rule;
  }
  const [root] = open;
  if (!root) throw new Error('structure.tsv holds nothing');
  return (known = root);
}

let byName: Map<string, Rule> | undefined;

/** The rule of the first element of a name: the standard uses one type for one name, wherever it stands. */
function ruleOf(name: string): Rule | undefined {
  if (!byName) {
    byName = new Map();
    const open = [structure()];
    for (let rule = open.shift(); rule; rule = open.shift()) {
      if (!byName.has(rule.name)) byName.set(rule.name, rule);
      open.push(...rule.children);
    }
  }
  return byName.get(name);
}

/** How many characters an element holds at most; undefined when the standard does not say. */
export function mostCharacters(name: string): number | undefined {
  return ruleOf(name)?.facets.get('maxLength');
}

/** Whether a text is one of the codes that an element may hold. */
export function knowsCode(name: string, text: string): boolean {
  return ruleOf(name)?.codes?.has(text) ?? false;
}

/**
 * What of a document is not as the published structure has it: elements that are unknown, out of order, missing or too
 * many, texts of a wrong length, codes that are none. Below the sixth level nothing is known of the structure.
 */
export function structureFaults(root: Node): BadRow[] {
  const faults: BadRow[] = [];
  check(root, structure(), faults);
  return faults;
}

function check(node: Node, rule: Rule, faults: BadRow[]): void {
  if (rule.children.length === 0) return checkText(node, rule, faults);
  let last = 0;
  const counted = new Map<string, number>();
  for (const child of node.children) {
    if (child.name === OPEN) continue;
    const at = placeOf(child.name, rule, last);
    const found = rule.children[at];
    if (!found) {
      faults.push({ line: child.line, reason: `${rule.name} has no element ${child.name}` });
      continue;
    }
    if (at < last) faults.push({ line: child.line, reason: `${child.name} stands too late in ${rule.name}` });
    last = Math.max(last, at);
    const times = (counted.get(child.name) ?? 0) + 1;
    counted.set(child.name, times);
    if (times === found.most + 1)
      faults.push({ line: child.line, reason: `${rule.name} has more than ${found.most} ${child.name}` });
    check(child, found, faults);
  }
  for (const { name, isRequired } of rule.children) {
    if (isRequired && !counted.has(name))
      faults.push({ line: node.line, reason: `${rule.name} has no ${name}, which it needs` });
  }
}

/** Where a name stands in the order; one that stands in two branches of a choice, the next after what came before. */
function placeOf(name: string, { children }: Rule, last: number): number {
  const next = children.findIndex((one, index) => index >= last && one.name === name);
  return next === -1 ? children.findIndex((one) => one.name === name) : next;
}

function checkText({ text, name, line }: Node, { facets, codes }: Rule, faults: BadRow[]): void {
  const value = text.trim();
  const least = facets.get('minLength');
  const most = facets.get('maxLength');
  if (least !== undefined && value.length < least)
    faults.push({ line, reason: `${name} is empty or too short` });
  if (most !== undefined && value.length > most)
    faults.push({ line, reason: `${name} has more than ${most} characters` });
  if (codes && !codes.has(value))
    faults.push({ line, reason: `${name} has no code “${value.slice(0, 40)}”` });
}
