import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What the build puts for each `<Trans>` of a macro (`vite-plugins/messages-in-language.ts`). Lingui reads tags in
 * values of text as elements of the sentence, so a name such as `<b>Ana</b>` would lose what was typed: given as
 * content of a node it is shown as it stands.
 */
export function Trans({ values, ...sentence }: TransProps) {
  return (
    <LinguiTrans {...sentence} values={values && Object.fromEntries(Object.entries(values).map(asTyped))} />
  );
}

function asTyped([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'string' && value.includes('<') ? [value] : value];
}
