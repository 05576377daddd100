import { type PluginObj, transformAsync, types as t } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Vite plugin for Lingui macros. The English of each sentence is compiled where it stands, so a page
 * carries only its own sentences and needs no catalogue; another language loads one that wins over it.
 */
export function englishMessages(): Plugin {
  return {
    name: 'longleaf:english-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx?(\?|$)/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['jsx', 'typescript'] },
          plugins: [[linguiMacro, { descriptorFields: 'message' }], compileEnglish],
        });
        return result?.code ? { code: result.code, map: result.map } : null;
      },
    },
  };
}

/** Turns `message: "Hello {name}"` of a macro's output into the token list that Lingui runs. */
function compileEnglish(): PluginObj {
  return {
    name: 'compile-english',
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectProperty(path) {
              const { key, value } = path.node;
              if (!t.isIdentifier(key, { name: 'message' }) || !t.isStringLiteral(value)) return;
              if (!hasGeneratedId(path.parent)) return;
              path.node.value = t.valueToNode(compiled(value.value));
            },
            JSXAttribute(path) {
              const { name, value } = path.node;
              const isMessage = t.isJSXIdentifier(name, { name: 'message' });
              const text = t.isJSXExpressionContainer(value) ? value.expression : value;
              if (!isMessage || !t.isStringLiteral(text)) return;
              path.node.value = t.jsxExpressionContainer(t.valueToNode(compiled(text.value)));
            },
          });
        },
      },
    },
  };
}

function hasGeneratedId(node: t.Node): boolean {
  return (
    t.isObjectExpression(node) &&
    node.properties.some((entry) => t.isObjectProperty(entry) && t.isIdentifier(entry.key, { name: 'id' }))
  );
}

function compiled(message: string): unknown[] {
  const tokens = compileMessage(message);
  return Array.isArray(tokens) ? tokens : [tokens];
}
