import type { TrustedProxies } from '@longleaf/platform/trusted-proxies';

/**
 * Gives what Fastify needs to find the address of a caller behind proxies. It takes no number of proxies by itself,
 * as it does not know whether every caller comes through them; whoever sets the number says so.
 */
export function trustProxy(
  trusted: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}
