import { type NodePath, type PluginObj, types as t } from '@babel/core';
import type { Plugin } from 'vite';
import { transformModule } from './transform-module.ts';

const STAND_IN = '\0longleaf:zod-stand-in';

/** Parts of an operation that only the server uses. */
const SERVER_PARTS = new Set([
  'id',
  'policy',
  'summary',
  'params',
  'query',
  'body',
  'response',
  'errors',
  'status',
  'cache',
  'perMinute',
]);

/**
 * Vite plugin: what browsers load of the contract. An operation keeps what a call is sent by; its
 * schemas, its policy and its limits go, since the server checks what is sent, and with them zod and the rules that only they need. Should
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
        const changed = await transformModule(code, id, declarationsOnly);
        return changed && { ...changed, moduleSideEffects: false };
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
          for (const statement of program.get('body')) emptySchemas(statement);
          dropUnused(program);
          for (const statement of program.get('body')) markPure(statement);
        },
      },
    },
  };
}

function isServerPart(part: t.ObjectExpression['properties'][number]): boolean {
  return !t.isSpreadElement(part) && t.isIdentifier(part.key) && SERVER_PARTS.has(part.key.name);
}

/** A schema that is put together from others is as inert as they are, and needs nothing of what it was made of. */
function emptySchemas(statement: NodePath<t.Statement>): void {
  for (const declaration of declarationsOf(statement)) {
    const root = rootOf(declaration.init);
    if (t.isIdentifier(root, { name: 'z' })) declaration.init = root;
  }
}

/** `z` of `z.object({ … }).optional() as Schema`. */
function rootOf(expression: t.Node | null | undefined): t.Node | null | undefined {
  if (t.isCallExpression(expression)) return rootOf(expression.callee);
  if (t.isMemberExpression(expression)) return rootOf(expression.object);
  if (t.isTSAsExpression(expression)) return rootOf(expression.expression);
  return expression;
}

/** Takes out what nothing refers to any more, so that the bundler sees which modules are needed for what is left. */
function dropUnused(program: NodePath<t.Program>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    program.scope.crawl();
    for (const { path, referenced } of Object.values(program.scope.bindings)) {
      if (referenced || path.find((one) => one.isExportNamedDeclaration())) continue;
      const isImport = path.isImportSpecifier() && t.isImportDeclaration(path.parent);
      if (!isImport && !path.isFunctionDeclaration() && !path.isVariableDeclarator()) continue;
      const { parentPath } = path;
      path.remove();
      if (isImport && parentPath?.isImportDeclaration() && parentPath.node.specifiers.length === 0)
        parentPath.remove();
      dropped = true;
    }
  }
}

/** Modules of the contract and the rules only declare: computing a constant that nobody reads does nothing. */
function markPure(statement: NodePath<t.Statement>): void {
  for (const declaration of declarationsOf(statement)) {
    const { init } = declaration;
    if (!init || t.isFunction(init) || t.isLiteral(init)) continue;
    const computed = t.callExpression(t.arrowFunctionExpression([], t.cloneNode(init)), []);
    declaration.init = t.addComment(computed, 'leading', '#__PURE__');
  }
}

function declarationsOf({ node }: NodePath<t.Statement>): t.VariableDeclarator[] {
  const declaration = t.isExportNamedDeclaration(node) ? node.declaration : node;
  return t.isVariableDeclaration(declaration) ? declaration.declarations : [];
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
