import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** One token of a compiled message: text, or `[name, kind, cases]`. */
type Tokens = unknown[];

/** The sentences of one language, as Lingui compiles them; what is not translated is English. */
export type Catalogue = {
  /** @param english the sentence as it stands in the code. */
  tokensOf: (id: string, english: string) => Tokens;
  /** A text that is its own id; `{name}` in it stays, for `fill` of the rules. */
  textOf: (english: string) => string;
};

/** Lingui's settings of the portal, wherever the program was started. */
export const linguiConfig = getConfig({
  configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)),
});

/** Reads the translations of a language. English is what stands in the code, newer than any file. */
export async function openCatalogue(language: string): Promise<Catalogue> {
  const translated: Record<string, string> = {};
  if (linguiConfig.locales.includes(language) && language !== linguiConfig.sourceLocale)
    for (const catalogue of await getCatalogs(linguiConfig)) {
      const entries = (await catalogue.read(language)) ?? {};
      for (const [id, { translation }] of Object.entries(entries))
        if (translation) translated[id] = translation;
    }
  return catalogueOf(language, translated);
}

/** The sentences that a language lacks, in English or by their id. */
export async function untranslated(language: string): Promise<string[]> {
  const catalogues = await getCatalogs(linguiConfig);
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.read(language)));
  return read.flatMap((entries) =>
    Object.entries(entries ?? {})
      .filter(([, { translation, obsolete }]) => !translation && !obsolete)
      .map(([id, { message }]) => message ?? id),
  );
}

/**
 * A catalogue of these translations. In a language that is made by a program (`pseudoLocale`) all sentences are.
 * @throws Error (when asked) that quotes a translation whose braces are wrong.
 */
export function catalogueOf(language: string, translated: Readonly<Record<string, string>>): Catalogue {
  const pseudo = linguiConfig.pseudoLocale.find(({ locale }) => locale === language);
  const tokensOf = (id: string, english: string): Tokens => {
    const { source, errors } = createCompiledCatalog(
      language,
      { [id]: translated[id] ?? english },
      {
        namespace: 'json',
        ...(pseudo && { pseudoLocale: pseudo.locale, pseudoLocaleOptions: pseudo.options ?? {} }),
      },
    );
    const [error] = errors;
    if (error) throw new Error(`${language}: "${error.source}" is no message: ${error.error.message}`);
    const tokens = (JSON.parse(source) as { messages: Record<string, Tokens | string> }).messages[id] ?? [];
    return Array.isArray(tokens) ? tokens : [tokens];
  };
  return { tokensOf, textOf: (english) => tokensOf(english, english).map(asText).join('') };
}

function asText(token: unknown): string {
  if (typeof token === 'string') return token;
  if (Array.isArray(token) && token.length === 1) return `{${String(token[0])}}`;
  throw new Error(`A text that is its own id holds plain values only: ${JSON.stringify(token)}`);
}
