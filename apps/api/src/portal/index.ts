import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { takeLanguage } from '@longleaf/contract/language-addresses';
import { awayAttribute } from '@longleaf/contract/people-away';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import { sessionFramePath } from '@longleaf/contract/session-frame';
import { limitOfUnknownRoutes } from '@longleaf/http/limits';
import { notFound, unavailable } from '@longleaf/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PortalBuild } from './build.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inProcessFetch } from './in-process-fetch.ts';

type Page = {
  status: number;
  headers: [string, string][];
  body: string;
  /** False when something that it shows could not be had: true for a moment only. */
  isWhole: boolean;
};

// Stands where each answer's own nonce goes, so that a drawn page can be kept. Nobody outside can know it, or a page
// that shows a visitor's words would give their script a nonce.
const NONCE_PLACE = randomBytes(24).toString('base64url');
const TRY_AGAIN_SECONDS = '5';
// Headers that only a document needs; a page has some thirty files, and on a phone each byte counts.
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
// They are sent in place of the file that they were made of, and under its name.
const COMPRESSED = ['**/*.br', '**/*.gz'];
const KEPT_CHARACTERS = 60_000_000;

/**
 * Serves the portal: built files that never change under their name, and every other address as a page drawn on the
 * server. Drawing is anonymous (tokens live in the browser), so a page is kept until the catalogue changes.
 */
export async function portal(
  app: FastifyInstance,
  build: PortalBuild,
  settings: PublicSettings,
  /** Whether people's things are away: a page says so. */
  isAway: () => boolean = () => false,
): Promise<void> {
  const pages = new LRUCache<string, Page>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (page) => page.body.length + 500,
  });
  const fetchApi = inProcessFetch(app);

  const draw = async (request: FastifyRequest, address: string): Promise<Page> => {
    let isWhole = true;
    const watched: typeof fetch = async (input, init) => {
      const answer = await fetchApi(input, init);
      if (answer.status >= 500 || answer.status === 429) isWhole = false;
      return answer;
    };
    const response = await build.render(new Request(new URL(settings.portalUrl).origin + address), {
      settings,
      fetchApi: watched,
      nonce: NONCE_PLACE,
      reportError: (message, error) => {
        isWhole = false;
        request.log.error({ err: error }, message);
      },
    });
    const body = await response.text();
    if (response.status >= 500) isWhole = false;
    return { status: response.status, headers: [...response.headers], body, isWhole };
  };

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const whole = onThisHost(request.url);
    const { language, path } = takeLanguage(whole);
    // An address can name a person; the pattern of its page cannot.
    request.pageRoute = build.patternOf(path.split(/[?#]/)[0] ?? path);
    // For now the same page in the main language: a link to one that is yet to come is right already.
    if (!build.languages.includes(language)) return reply.header('cache-control', 'no-cache').redirect(path);
    // The language is part of the address, and so of the key.
    const address = withoutSecrets(whole);
    const key = `${app.catalogVersion()} ${address}`;
    let page = pages.get(key);
    if (page === undefined) {
      page = await draw(request, address).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (page.isWhole && page.status === 200) pages.set(key, page);
    }
    const nonce = randomBytes(16).toString('base64url');
    const isSessionFrame = page.status === 200 && path === sessionFramePath;
    // It names one site at most; the policy below names the content site.
    if (isSessionFrame) void reply.removeHeader('x-frame-options');
    void reply.header('cache-control', 'no-cache');
    // A drawn cover says itself that it may be kept.
    for (const [name, value] of page.headers) void reply.header(name, value);
    if (!page.isWhole) void reply.headers({ 'cache-control': 'no-store', 'retry-after': TRY_AGAIN_SECONDS });
    return reply
      .code(page.isWhole ? page.status : 503)
      .header('content-security-policy', contentSecurityPolicy(settings, nonce, { isSessionFrame }))
      .send(marked(page.body, isAway()).replaceAll(NONCE_PLACE, nonce));
  };

  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) return;
    for (const header of OF_DOCUMENTS) void reply.removeHeader(header);
  });
  await app.register(fastifyStatic, {
    root: join(build.clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // The name of a file is its version: there is nothing to ask again for.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    // A route for each file: with one for all, the names in the folder are read anew for each answer.
    wildcard: false,
    globIgnore: COMPRESSED,
  });
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', ...COMPRESSED],
    maxAge: '1h',
    preCompressed: true,
  });
  app.get('/*', send);
  // Other verbs, and files of an earlier version: markup is no script.
  app.setNotFoundHandler(limitOfUnknownRoutes(app), () => {
    throw notFound();
  });
}

/** A page for its script to say that people's things are away. Pages are kept without the mark. */
function marked(body: string, isAway: boolean): string {
  return isAway ? body.replace('<html', `<html ${awayAttribute}=""`) : body;
}

// `//evil.example/` and `http://evil.example/` are addresses of other hosts to whoever resolves them.
function onThisHost(url: string): string {
  return `/${url.replace(/^\/+/, '')}`;
}

// The query of this page is an e-mail and a token: it is for the browser alone, neither drawn nor kept.
function withoutSecrets(url: string): string {
  const [path = url] = url.split('?');
  // A letter may come as its code; what is none is left as it is.
  const plain = path.replace(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  return /^\/+resetpassword\/*$/i.test(takeLanguage(plain).path) ? path : url;
}
