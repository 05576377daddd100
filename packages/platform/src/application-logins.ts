/** An application of a college that people enter from the portal without signing in there once more (EXT-014). */
export type ApplicationLogin = {
  organization: string;
  program: string;
  appKey: string;
  /** Where the person goes; a signed token is added to it. */
  address: string;
};

/** What to write, for whoever wrote something else. */
export const APPLICATION_LOGINS_HELP =
  'must be entries such as my-college/first-year/key=https://apply.example.edu/login, with commas between';

const ENTRY = /^([\w.-]{1,60})\/([\w.-]{1,60})\/([\w.-]{1,60})=(https?:\/\/\S+)$/;

/** Reads `organization/program/key=address, …`; undefined when an entry is none, or two have the same names. */
export function applicationLogins(text: string): ApplicationLogin[] | undefined {
  const logins: ApplicationLogin[] = [];
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((one) => one !== '')) {
    const [, organization = '', program = '', appKey = '', address = ''] = ENTRY.exec(entry) ?? [];
    if (!URL.canParse(address) || new URL(address).hash !== '') return undefined;
    if (findLogin(logins, { organization, program, appKey })) return undefined;
    logins.push({ organization, program, appKey, address });
  }
  return logins;
}

/** The application of these names, letters in any case; undefined when there is none. */
export function findLogin(
  logins: readonly ApplicationLogin[],
  names: Omit<ApplicationLogin, 'address'>,
): ApplicationLogin | undefined {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  return logins.find(
    ({ organization, program, appKey }) =>
      same(organization, names.organization) && same(program, names.program) && same(appKey, names.appKey),
  );
}
