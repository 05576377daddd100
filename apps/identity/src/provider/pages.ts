import { type Html, raw } from '@longleaf/platform/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { askedLanguages } from '../http/page-language.ts';
import type { FrameIn } from '../screens/page.ts';
import { errorScreen, unavailableScreen } from '../screens/error-screen.ts';
import { confirmSignOutScreen, signedOutScreen } from '../screens/sign-out-screens.ts';

/** The pages that oidc-provider shows by itself, in our own clothes and the language that the address asks for. */
export type ProviderPages = {
  /** @param own the language of whoever is signed in, where the address asks for none. */
  confirmSignOut(ctx: KoaContextWithOIDC, form: string, own: string | undefined): void;
  signedOut(ctx: KoaContextWithOIDC): void;
  error(ctx: PageContext, out: { error: string; error_description?: string | undefined }): void;
};

/** What is needed of a request to answer it with a page. */
type PageContext = Parameters<typeof askedLanguages>[0] &
  Pick<KoaContextWithOIDC, 'type' | 'body' | 'status'>;

/** Builds those pages. */
export function providerPages(frameIn: FrameIn): ProviderPages {
  return {
    // The form is the provider's own markup around a token it made; nothing in it comes from a client.
    confirmSignOut(ctx, form, own) {
      const frame = frameIn([...askedLanguages(ctx), ...(own === undefined ? [] : [own])]);
      send(ctx, confirmSignOutScreen(frame, raw(form), ctx.oidc.client?.clientName));
    },
    signedOut: (ctx) => send(ctx, signedOutScreen(frameIn(askedLanguages(ctx)))),
    error(ctx, out) {
      const frame = frameIn(askedLanguages(ctx));
      // What the protocol calls it tells nobody that it passes.
      send(ctx, ctx.status === 503 ? unavailableScreen(frame) : errorScreen(frame, out));
    },
  };
}

function send(ctx: Pick<KoaContextWithOIDC, 'type' | 'body'>, page: Html): void {
  ctx.type = 'html';
  ctx.body = page.text;
}
