import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is ready to send: compressed once, told apart by its tag. */
export type Prepared = {
  type: string;
  plain: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  tag: string;
};

/** Types that are compressed already and would only grow. */
const PACKED = new Set(['font/woff2']);

/** Compresses a body in every way that browsers ask for. */
export function prepare(type: string, body: string | Buffer): Prepared {
  const plain = Buffer.from(body);
  const packed = PACKED.has(type);
  return {
    type,
    plain,
    brotli: packed ? null : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: packed ? null : gzipSync(plain),
    tag: tagOf(plain),
  };
}

/** A short name for a body's exact content. */
export function tagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}

/** Sends a prepared body in the smallest form the browser takes, or 304 when it has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  cacheControl: string,
): FastifyReply {
  const [encoding, body] = choose(prepared, request.headers['accept-encoding'] ?? '');
  const tag = `"${prepared.tag}${encoding ? `-${encoding}` : ''}"`;
  void reply.header('etag', tag).header('cache-control', cacheControl).header('vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(prepared.type).send(body);
}

function choose(prepared: Prepared, accepted: string): ['br' | 'gzip' | null, Buffer] {
  if (prepared.brotli && takes(accepted, 'br')) return ['br', prepared.brotli];
  if (prepared.gzip && takes(accepted, 'gzip')) return ['gzip', prepared.gzip];
  return [null, prepared.plain];
}

/** Whether an Accept-Encoding header names an encoding and does not refuse it with `q=0`. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, quality] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '');
  });
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');
}
