import { type PluginObj, types as t } from '@babel/core';
import type { Plugin } from 'vite';
import { ADDRESSES, type Address } from '../app/addresses.ts';
import { transformModule } from './transform-module.ts';

type Row = Pick<Address, 'id' | 'parent' | 'built' | 'servedBy'>;

/**
 * Vite plugin: what browsers load of the table of addresses. Rows that are not built are neither routed nor linked, and
 * a row that another one's screen serves is never the one shown; both stay with the server. What stands above a built
 * row in its trail stays too.
 * @param table of which the files below `app/addresses` hold the rows.
 */
export function addressesForBrowsers(table: readonly Row[] = ADDRESSES): Plugin {
  const shown = idsShown(table);
  return {
    name: 'longleaf:addresses-for-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/app\/addresses\/[^/]+\.ts$/ },
      handler: (code, id) => transformModule(code, id, () => rowsOf(shown)),
    },
  };
}

function idsShown(table: readonly Row[]): ReadonlySet<string> {
  const rows = new Map(table.map((row) => [row.id, row]));
  const ids = new Set<string>();
  const show = (row: Row | undefined): void => {
    if (!row || ids.has(row.id)) return;
    ids.add(row.id);
    show(rows.get(row.parent ?? ''));
  };
  for (const row of table) if (row.built && row.servedBy === undefined) show(row);
  return ids;
}

function rowsOf(shown: ReadonlySet<string>): PluginObj {
  return {
    name: 'rows-that-are-shown',
    visitor: {
      ArrayExpression({ node }) {
        node.elements = node.elements.filter((row) => shown.has(idOf(row) ?? ''));
      },
    },
  };
}

function idOf(row: t.Node | null): string | undefined {
  if (!t.isObjectExpression(row)) return undefined;
  const id = row.properties.find(
    (part): part is t.ObjectProperty => t.isObjectProperty(part) && t.isIdentifier(part.key, { name: 'id' }),
  );
  return t.isStringLiteral(id?.value) ? id.value.value : undefined;
}
