import type { FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';

/**
 * The languages that the address of a page asks for (`ui_locales`, OpenID Connect Core 3.1.2.1), the most wanted first.
 * The language of a page is that, else the one of the person's profile, else the main one. What a browser says in
 * Accept-Language is not asked: the portal it comes from has shown its pages in a language already.
 */
export function askedLanguages({ query }: Pick<FastifyRequest, 'query'>): string[] {
  const { ui_locales } = Object(query) as { ui_locales?: unknown };
  return typeof ui_locales === 'string' ? languagesIn(ui_locales) : [];
}

/** The tags of a `ui_locales`. */
export function languagesIn(uiLocales: string): string[] {
  return uiLocales.split(' ').filter((tag) => tag !== '');
}

/** The same parts, with screens in the first of these languages that is offered. */
export function inLanguage(deps: IdentityDeps, wanted: readonly string[]): IdentityDeps {
  return { ...deps, frame: deps.frameIn(wanted) };
}
