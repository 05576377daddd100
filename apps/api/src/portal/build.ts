import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLanguage } from '@longleaf/contract/language-addresses';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import { type Language, languageCalled, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';

export type PortalContext = {
  settings: PublicSettings;
  fetchApi: typeof fetch;
  nonce: string;
  reportError: (message: string, error: unknown) => void;
};

/** Draws the page of an address. */
export type Render = (request: Request, context: PortalContext) => Promise<Response>;

/** The pattern of the page at a path without its language, for the log; undefined when there is none. */
export type PatternOf = (path: string) => string | undefined;

/** The built portal: a function that draws a page, the languages it draws in, and the folder of its files. */
export type PortalBuild = {
  render: Render;
  patternOf: PatternOf;
  languages: readonly Language[];
  clientFolder: string;
};

/** Reads what `npm run build` made, in those of these languages: the main one, and others below `languages/`. */
export async function loadPortal(folder: string, wanted: readonly Language[]): Promise<PortalBuild> {
  const others = join(folder, 'languages');
  const codes = existsSync(others) ? await readdir(others) : [];
  const { render, patternOf } = await importBuild(folder);
  const builds = new Map([[MAIN_LANGUAGE, render]]);
  for (const code of codes.toSorted()) {
    const language = languageCalled(code);
    if (language !== undefined && wanted.includes(language))
      builds.set(language, (await importBuild(join(others, code))).render);
  }
  return {
    render: renderIn(builds),
    patternOf,
    languages: [...builds.keys()],
    clientFolder: join(folder, 'client'),
  };
}

/** Draws each page in the language of its address. */
function renderIn(builds: ReadonlyMap<Language, Render>): Render {
  return (request, context) => {
    const { language } = takeLanguage(new URL(request.url).pathname);
    const render = builds.get(language);
    if (!render) throw new Error(`The portal is not built in ${language}`);
    return render(request, context);
  };
}

async function importBuild(folder: string): Promise<Pick<PortalBuild, 'render' | 'patternOf'>> {
  return (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as PortalBuild;
}
