import { type PluginObj, types as t } from '@babel/core';
import type { Plugin } from 'vite';
import { transformModule } from './transform-module.ts';

/**
 * Vite plugin: what browsers load of the table of addresses. Rows that are not built are neither routed nor linked, and
 * a row that another one's screen serves is never the one shown; both stay with the server. What stands above a built
 * row in its trail stays too.
 */
export function addressesForBrowsers(): Plugin {
  return {
    name: 'longleaf:addresses-for-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/app\/addresses\.ts$/ },
      handler: (code, id) => transformModule(code, id, builtRowsOnly),
    },
  };
}

function builtRowsOnly(): PluginObj {
  return {
    name: 'built-rows-only',
    visitor: {
      VariableDeclarator({ node: { id, init } }) {
        if (!t.isIdentifier(id, { name: 'ADDRESSES' }) || !t.isArrayExpression(init)) return;
        const rows = new Map(
          init.elements.filter((row) => t.isObjectExpression(row)).map((row) => [textOf(row, 'id'), row]),
        );
        const kept = new Set<t.ObjectExpression>();
        const keep = (row: t.ObjectExpression | undefined): void => {
          if (!row || kept.has(row)) return;
          kept.add(row);
          keep(rows.get(textOf(row, 'parent')));
        };
        for (const row of rows.values()) if (has(row, 'built') && !has(row, 'servedBy')) keep(row);
        init.elements = [...kept];
      },
    },
  };
}

function has(row: t.ObjectExpression, name: string): boolean {
  return propertyOf(row, name) !== undefined;
}

function textOf(row: t.ObjectExpression, name: string): string | undefined {
  const value = propertyOf(row, name)?.value;
  return t.isStringLiteral(value) ? value.value : undefined;
}

function propertyOf(row: t.ObjectExpression, name: string): t.ObjectProperty | undefined {
  return row.properties.find(
    (part): part is t.ObjectProperty => t.isObjectProperty(part) && t.isIdentifier(part.key, { name }),
  );
}
