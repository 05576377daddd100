import { type Html, raw } from '@longleaf/platform/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PageFrame } from '../screens/page.ts';
import { errorScreen } from '../screens/error-screen.ts';
import { confirmSignOutScreen, signedOutScreen } from '../screens/sign-out-screens.ts';

/** The pages that oidc-provider shows by itself, in our own clothes. */
export type ProviderPages = {
  confirmSignOut(form: string, clientName: string | undefined): Html;
  signedOut(): Html;
  error(out: { error: string; error_description?: string | undefined }): Html;
  send(ctx: KoaContextWithOIDC, page: Html): void;
};

/** Builds those pages. */
export function providerPages(frame: PageFrame): ProviderPages {
  return {
    // The form is the provider's own markup around a token it made; nothing in it comes from a client.
    confirmSignOut: (form, clientName) => confirmSignOutScreen(frame, raw(form), clientName),
    signedOut: () => signedOutScreen(frame),
    error: (out) => errorScreen(frame, out),
    send(ctx, page) {
      ctx.type = 'html';
      ctx.body = page.text;
    },
  };
}
