import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { tallLandscape, tileLandscape, wideLandscape } from './art/landscape.ts';
import { markSvg } from './art/mark.ts';

const FONT = 'reddit-sans-latin-wght-normal.woff2';

/** Small files that the screens need, all served from memory by this host itself. */
export type Assets = {
  /** Address of a file; it changes with the file's content, so that browsers may keep it for good. */
  address(name: string): string;
  register(app: FastifyInstance): void;
};

type Asset = { type: string; body: Buffer; address: string };

/** Reads and draws the files once. */
export async function loadAssets(): Promise<Assets> {
  const files = new Map<string, Asset>();
  const add = (name: string, type: string, body: Buffer | string) => {
    const bytes = Buffer.from(body);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    files.set(name, { type, body: bytes, address: `/assets/${name}?v=${hash}` });
  };

  add('landscape-tall.svg', 'image/svg+xml', tallLandscape());
  add('landscape-wide.svg', 'image/svg+xml', wideLandscape());
  add('landscape-tile.svg', 'image/svg+xml', tileLandscape());
  add('mark.svg', 'image/svg+xml', markSvg());
  add(FONT, 'font/woff2', await readFile(fontFile()));
  add('show-password.js', 'text/javascript; charset=utf-8', await ownFile('show-password.js'));
  add('availability.js', 'text/javascript; charset=utf-8', await ownFile('availability.js'));
  add('close-window.js', 'text/javascript; charset=utf-8', await ownFile('close-window.js'));
  for (const name of ['recovery-codes.js', 'keep-typed.js'])
    add(name, 'text/javascript; charset=utf-8', await ownFile(name));
  add('passkey.js', 'text/javascript; charset=utf-8', await ownFile('passkey.js'));
  add('webauthn.js', 'text/javascript; charset=utf-8', await readFile(webauthnFile()));
  add('session-check.js', 'text/javascript; charset=utf-8', await ownFile('session-check.js'));
  const css = await ownFile('screens.css');
  add('screens.css', 'text/css; charset=utf-8', withAddresses(css.toString(), files));

  return {
    address(name) {
      const asset = files.get(name);
      if (!asset) throw new Error(`No asset is named ${name}`);
      return asset.address;
    },
    register(app) {
      for (const [name, { type, body }] of files) {
        app.get(`/assets/${name}`, (_request, reply) =>
          reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
        );
      }
    },
  };
}

/** Puts the lasting addresses in place of the names in `url(name)`. */
function withAddresses(css: string, files: ReadonlyMap<string, Asset>): string {
  return css.replace(/url\(([\w.-]+)\)/g, (whole, name: string) => {
    const asset = files.get(name);
    return asset ? `url(${asset.address})` : whole;
  });
}

function fontFile(): string {
  return createRequire(import.meta.url).resolve(`@fontsource-variable/reddit-sans/files/${FONT}`);
}

/** The WebAuthn library for browsers, as its package ships it. */
function webauthnFile(): string {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return join(dirname(entry), '../dist/bundle/index.umd.min.js');
}

function ownFile(name: string): Promise<Buffer> {
  return readFile(new URL(`../../assets/${name}`, import.meta.url));
}
