import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';
import { parsePo } from 'pofile-ts';

const PACKAGES = join(import.meta.dirname, '../../..');

/** The catalogues of what servers say: words of the rules and the contract, and the servers' own. */
const FOLDERS = [join(PACKAGES, 'rules/locales'), join(PACKAGES, 'platform/locales')];

/** Each English sentence that servers say, with its translation; what is not translated stands in English. */
export async function readCatalogues(language: Language): Promise<Map<string, string>> {
  const sentences = new Map<string, string>();
  // What a language lacks altogether stands in the catalogue of English.
  for (const file of [MAIN_LANGUAGE, language].flatMap(filesOf)) {
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const { msgid, msgstr, obsolete } of parsePo(text).items)
      if (!obsolete && msgid !== '') sentences.set(msgid, msgstr[0] || msgid);
  }
  return sentences;
}

function filesOf(language: Language): string[] {
  return FOLDERS.map((folder) => join(folder, `${language}.po`));
}
