import { type PluginObj, transformAsync, types as t } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';
import { type Catalogue, linguiConfig, openCatalogue } from './catalogue.ts';

/** Lingui's settings, with a `Trans` of the portal's own (`app/lib/trans.ts`) in place of the library's. */
const settings = {
  ...linguiConfig,
  runtimeConfigModule: { ...linguiConfig.runtimeConfigModule, Trans: ['#trans', 'Trans'] as const },
};

/**
 * Vite plugin for Lingui macros. The portal is built once for each language: every sentence is put where it stands,
 * in the language of the build and compiled, so a page carries its own sentences and loads no catalogue. What is not
 * translated stands in English. Words of the contract, the rules and the table of addresses are marked by a comment,
 * since no macro runs where Node reads them.
 */
export function messagesInLanguage(language: string): Plugin {
  const catalogue = openCatalogue(language);
  return {
    name: 'longleaf:messages-in-language',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(app|packages\/(contract|rules)\/src)\/.*\.tsx?(\?|$)/,
        code: /@lingui\/(core|react)\/macro|\/\*i18n\*\//,
      },
      async handler(code, id) {
        const words = await catalogue;
        const [file = id] = id.split('?');
        const result = await transformAsync(code, {
          filename: file,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: file.endsWith('x') ? ['jsx', 'typescript'] : ['typescript'] },
          plugins: [
            [linguiMacro, { descriptorFields: 'message', linguiConfig: settings }],
            () => putWords(words),
          ],
        });
        return result?.code ? { code: result.code, map: result.map } : null;
      },
    },
  };
}

/** Turns `{ id, message: "Hello {name}" }` of a macro's output into the tokens that Lingui runs. */
function putWords({ tokensOf, textOf }: Catalogue): PluginObj {
  return {
    name: 'put-words',
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectProperty(path) {
              const { key, value } = path.node;
              if (!t.isIdentifier(key, { name: 'message' }) || !t.isStringLiteral(value)) return;
              const id = t.isObjectExpression(path.parent) ? idIn(path.parent) : undefined;
              if (id !== undefined) path.node.value = t.valueToNode(tokensOf(id, value.value));
            },
            JSXAttribute(path) {
              const { name, value } = path.node;
              const isMessage = t.isJSXIdentifier(name, { name: 'message' });
              const text = t.isJSXExpressionContainer(value) ? value.expression : value;
              const id = t.isJSXOpeningElement(path.parent) ? idOn(path.parent) : undefined;
              if (!isMessage || !t.isStringLiteral(text) || id === undefined) return;
              path.node.value = t.jsxExpressionContainer(t.valueToNode(tokensOf(id, text.value)));
            },
            StringLiteral({ node }) {
              if (node.leadingComments?.some(({ value }) => value === 'i18n'))
                node.value = textOf(node.value);
            },
          });
        },
      },
    },
  };
}

function idIn(descriptor: t.ObjectExpression): string | undefined {
  for (const part of descriptor.properties)
    if (t.isObjectProperty(part) && t.isIdentifier(part.key, { name: 'id' }) && t.isStringLiteral(part.value))
      return part.value.value;
  return undefined;
}

function idOn(element: t.JSXOpeningElement): string | undefined {
  for (const { name, value } of element.attributes.filter((one) => t.isJSXAttribute(one))) {
    const text = t.isJSXExpressionContainer(value) ? value.expression : value;
    if (t.isJSXIdentifier(name, { name: 'id' }) && t.isStringLiteral(text)) return text.value;
  }
  return undefined;
}
