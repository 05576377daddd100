import type { Schema } from '@longleaf/contract/operation';

type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  items?: Schema[];
  left?: Schema;
  right?: Schema;
  in?: Schema;
  out?: Schema;
};

/**
 * Renames the fields of a received value to the schema's spelling where they differ only in letter case
 * (GAP-015: `organizationID`, `OrganizationId`, `organizationid`). A field already spelled right wins. A value in which
 * nothing has to be renamed comes back as it is.
 */
export function foldNames(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined || value === null || typeof value !== 'object') return value;
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return Array.isArray(value) ? value : foldObject(definition.shape ?? {}, value);
    case 'array':
      return Array.isArray(value) ? foldList(() => definition.element, value) : value;
    case 'tuple':
      return Array.isArray(value) ? foldList((index) => definition.items?.[index], value) : value;
    case 'record':
      return Array.isArray(value) ? value : foldRecord(definition.valueType, value);
    case 'union':
      return (definition.options ?? []).reduce<unknown>((folded, option) => foldNames(option, folded), value);
    case 'intersection':
      return foldNames(definition.right, foldNames(definition.left, value));
    case 'pipe': {
      const first = definition.in?._zod.def.type === 'transform' ? definition.out : definition.in;
      return foldNames(first, value);
    }
    default:
      return definition.innerType ? foldNames(definition.innerType, value) : value;
  }
}

const spellings = new WeakMap<object, ReadonlyMap<string, string>>();

/** The names of a shape by their small letters; made once for each shape. */
function spellingsOf(shape: Record<string, Schema>): ReadonlyMap<string, string> {
  let known = spellings.get(shape);
  if (!known) {
    known = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
    spellings.set(shape, known);
  }
  return known;
}

function foldObject(shape: Record<string, Schema>, value: object): object {
  const spelling = spellingsOf(shape);
  const folded: [name: string, content: unknown][] = [];
  // Nearly everything arrives spelled right, and then stays the object it is.
  let isSame = true;
  for (const [name, content] of Object.entries(value)) {
    const known = Object.hasOwn(shape, name) ? name : spelling.get(name.toLowerCase());
    if (known === undefined) folded.push([name, content]);
    else if (known === name || !Object.hasOwn(value, known)) {
      const inner = foldNames(shape[known], content);
      isSame &&= known === name && inner === content;
      folded.push([known, inner]);
    } else isSame = false;
  }
  if (isSame) return value;
  const result: Record<string, unknown> = {};
  for (const [name, content] of folded) set(result, name, content);
  return result;
}

function foldList(
  elementOf: (index: number) => Schema | undefined,
  values: readonly unknown[],
): readonly unknown[] {
  const folded = values.map((value, index) => foldNames(elementOf(index), value));
  return folded.every((value, index) => value === values[index]) ? values : folded;
}

function foldRecord(valueType: Schema | undefined, value: object): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(value)) set(result, name, foldNames(valueType, content));
  return result;
}

// A plain assignment to `__proto__` would change the object's prototype instead of adding a field.
function set(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}
