import { isIP } from 'node:net';

/** Who is believed about where a request comes from: nobody, that many proxies in front, or proxies of these networks. */
export type TrustedProxies = false | number | string[];

const MOST_HOPS = 10;

/** What to write, for whoever wrote something else. `true` would believe any caller about its own address. */
export const TRUSTED_PROXIES_HELP =
  'must be the number of proxies in front of this program, such as 1, or their networks, such as 10.0.0.0/8,fd00::/8';

/** Reads `2` or `10.0.0.0/8, 192.0.2.7`; empty, `0` and `false` believe nobody. Undefined when it is none of these. */
export function trustedProxies(text: string): TrustedProxies | undefined {
  const trimmed = text.trim();
  if (['', '0', 'false'].includes(trimmed)) return false;
  if (/^\d+$/.test(trimmed)) return Number(trimmed) <= MOST_HOPS ? Number(trimmed) : undefined;
  const networks = trimmed.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A network that holds every address believes everybody.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}
