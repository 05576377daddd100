import type { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** An answer that is a file: of an operation that `produces: 'file'`. */
export type FileAnswer = {
  bytes: Buffer | Readable;
  /** Media type. */
  type: string;
  /** What it is called when it is kept. */
  name: string;
  /** Shown in the page; kept as a download unless stated. */
  isInline?: boolean;
};

/** Sends a file so that nobody takes it for anything but what it is: its type is not guessed, and no script of it runs. */
export function sendFile(reply: FastifyReply, { bytes, type, name, isInline }: FileAnswer): void {
  void reply
    .type(type)
    .headers({
      'content-disposition': create(name, { type: isInline ? 'inline' : 'attachment' }),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(bytes);
}
