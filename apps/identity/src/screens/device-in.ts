import type { ServerWords } from '@longleaf/platform/words/server-words';

/** A kind of device as it is kept, in English ('Chrome on Windows'), in the language of a page. Names of products stay. */
export function deviceIn({ i18n, say }: Pick<ServerWords, 'i18n' | 'say'>, device: string): string {
  const [browser = '', machine] = device.split(' on ');
  if (machine === undefined) return say(device);
  return i18n.t('{browser} on {device}', { browser, device: say(machine) });
}
