import { type NodePath, type PluginObj, transformAsync, types as t } from '@babel/core';
import type { Plugin } from 'vite';

const STAND_IN = '\0longleaf:zod-stand-in';

/** Parts of an operation that only the server uses. */
const SERVER_PARTS = new Set(['params', 'query', 'body', 'response', 'summary']);

/**
 * Vite plugin: what browsers load of the contract. An operation keeps its path, verb and form of answer; its
 * schemas go, since the server checks what is sent, and with them zod and the rules that only they need. Should
 * some code still hold a schema, it holds an inert object, and checking with it fails loudly. The portal's own
 * code gets zod as ever.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'longleaf:contract-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^zod$/ },
      handler: (_id, importer) => (importer?.includes('/packages/contract/') ? STAND_IN : null),
    },
    load: {
      filter: { id: new RegExp(`^${STAND_IN}$`) },
      handler: () => STAND_IN_CODE,
    },
    transform: {
      filter: { id: /\/packages\/(contract|rules)\/src\/[^?]*\.ts$/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript'] },
          plugins: [declarationsOnly],
        });
        return result?.code ? { code: result.code, map: result.map, moduleSideEffects: false } : null;
      },
    },
  };
}

/** Drops the server's parts of operations, and lets the bundler drop whatever nobody uses. */
function declarationsOnly(): PluginObj {
  return {
    name: 'declarations-only',
    visitor: {
      CallExpression({ node }) {
        const [definition] = node.arguments;
        if (!t.isIdentifier(node.callee, { name: 'operation' }) || !t.isObjectExpression(definition)) return;
        definition.properties = definition.properties.filter((part) => !isServerPart(part));
      },
      Program: {
        exit(program) {
          for (const statement of program.get('body')) markPure(statement);
        },
      },
    },
  };
}

function isServerPart(part: t.ObjectExpression['properties'][number]): boolean {
  return !t.isSpreadElement(part) && t.isIdentifier(part.key) && SERVER_PARTS.has(part.key.name);
}

/** Modules of the contract and the rules only declare: computing a constant that nobody reads does nothing. */
function markPure(statement: NodePath<t.Statement>): void {
  const declaration = t.isExportNamedDeclaration(statement.node)
    ? statement.node.declaration
    : statement.node;
  if (!t.isVariableDeclaration(declaration)) return;
  for (const { init } of declaration.declarations) {
    if (!init || t.isFunction(init) || t.isLiteral(init)) continue;
    const computed = t.callExpression(t.arrowFunctionExpression([], t.cloneNode(init)), []);
    const declared = declaration.declarations.find((one) => one.init === init);
    if (declared) declared.init = t.addComment(computed, 'leading', '#__PURE__');
  }
}

const STAND_IN_CODE = `
const CHECKS = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
const schema = new Proxy(function () {}, {
  get(_, name) {
    if (CHECKS.has(name)) throw new Error('Schemas of the contract are not part of the browser bundle');
    return name === Symbol.toPrimitive ? () => '' : schema;
  },
  apply: () => schema,
  construct: () => schema,
});
export const z = schema;
export default schema;
`;
