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
 * (GAP-015: `organizationID`, `OrganizationId`, `organizationid`). A field already spelled right wins.
 */
export function foldNames(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined || value === null || typeof value !== 'object') return value;
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return Array.isArray(value) ? value : foldObject(definition.shape ?? {}, value);
    case 'array':
      return Array.isArray(value) ? value.map((item) => foldNames(definition.element, item)) : value;
    case 'tuple':
      return Array.isArray(value)
        ? value.map((item, index) => foldNames(definition.items?.[index], item))
        : value;
    case 'record':
      return foldRecord(definition.valueType, value);
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

function foldObject(shape: Record<string, Schema>, value: object): Record<string, unknown> {
  const spelling = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  const result: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(value)) {
    if (Object.hasOwn(shape, name)) {
      set(result, name, foldNames(shape[name], content));
      continue;
    }
    const known = spelling.get(name.toLowerCase());
    if (known === undefined) set(result, name, content);
    else if (!Object.hasOwn(value, known)) set(result, known, foldNames(shape[known], content));
  }
  return result;
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
