import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement } from 'react';

/**
 * What the build puts for each `<Trans>` of a macro (`vite-plugins/messages-in-language.ts`). Lingui reads tags in
 * values of text as elements of the sentence, so a name such as `<b>Ana</b>` would lose what was typed: given as
 * content of a node it is shown as it stands.
 */
export function Trans({ values, ...sentence }: TransProps) {
  // As no element in writing, which the search for sentences would take for one of its own.
  return createElement(LinguiTrans, {
    ...sentence,
    values: values && Object.fromEntries(Object.entries(values).map(asTyped)),
  });
}

function asTyped([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'string' && value.includes('<') ? [value] : value];
}
