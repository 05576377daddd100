import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What the build puts for each `<Trans>` of a macro (`vite-plugins/messages-in-language.ts`). Lingui reads tags in
 * values of text as elements of the sentence, so a name such as `<b>Ana</b>` would lose what was typed: given as
 * content of a node it is shown as it stands.
 */
export function Trans(sentence: TransProps) {
  const values = { ...sentence.values };
  for (const [name, value] of Object.entries(values)) if (String(value).includes('<')) values[name] = [value];
  return LinguiTrans({ ...sentence, values });
}
