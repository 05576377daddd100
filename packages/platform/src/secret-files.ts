import { readFileSync } from 'node:fs';

type Env = Record<string, string | undefined>;

/** Settings that hold a secret. Each may be kept in a file that `NAME_FILE` names, as secret stores lay them out. */
export const SETTINGS_WITH_SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'FILES_URL',
  'SMTP_URL',
  'OIDC_FOREIGN_CLIENTS',
  'IDENTITY_SECRET',
  'DATA_SECRET',
  'DATA_SECRET_BEFORE',
  'ACCOUNT_SERVICE_SECRET',
  'TEST_PREP_SECRET',
  'ADDRESS_CHECK_KEY',
] as const;

export type WithFiles = {
  /** The environment with what stands in the files. */
  env: Env;
  /** What is wrong with the files, a line each. */
  wrong: string[];
  /** Which setting a value came from: `DATA_SECRET_FILE` for a `DATA_SECRET` out of a file. */
  nameOf: (setting: string) => string;
};

/** Puts in what the files of secrets hold, without the line's end. */
export function withSecretFiles(given: Env): WithFiles {
  const env = { ...given };
  const wrong: string[] = [];
  const fromFile = new Set<string>();
  for (const name of SETTINGS_WITH_SECRETS) {
    const path = given[`${name}_FILE`];
    if (!path) continue;
    fromFile.add(name);
    if (given[name]) {
      wrong.push(`${name}: is set, and so is ${name}_FILE; leave one of them out`);
      continue;
    }
    const { text, trouble } = contentOf(path);
    if (trouble !== undefined) wrong.push(`${name}_FILE: ${trouble}`);
    env[name] = text;
  }
  return { env, wrong, nameOf: (setting) => (fromFile.has(setting) ? `${setting}_FILE` : setting) };
}

function contentOf(path: string): { text?: string; trouble?: string } {
  try {
    const text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return text === '' ? { trouble: `the file ${path} is empty` } : { text };
  } catch (error) {
    return {
      trouble: `the file ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
    };
  }
}
