import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Level 4 is a fifth larger than the best and far quicker: a page is compressed each time it is sent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const SMALLEST = 1400;

/**
 * Compresses a text as the caller accepts it, and says so in the headers. For answers of the handler of unknown
 * routes, which the compression of routes does not reach.
 */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (text.length < SMALLEST) return text;
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  if (takes(accepted, 'br')) {
    void reply.header('content-encoding', 'br');
    return brotli(text, BROTLI);
  }
  if (takes(accepted, 'gzip')) {
    void reply.header('content-encoding', 'gzip');
    return zip(text);
  }
  return text;
}

/** Whether 'gzip, br;q=0.5' takes an encoding; a weight of 0 refuses it. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...rules] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !rules.some((rule) => /^q=0(\.0*)?$/.test(rule));
  });
}
