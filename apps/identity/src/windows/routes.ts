import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { activityWindow } from '../activity/window.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailConfirmRoutes, emailWindow } from '../email-change/window.ts';
import { cameFromHere } from '../http/origin.ts';
import { askedLanguages, inLanguage } from '../http/page-language.ts';
import { expiredScreen, notFoundScreen } from '../screens/error-screen.ts';
import { passkeysWindow } from '../passkeys/window.ts';
import { type SentForm, textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { twoFactorWindow } from '../two-factor/window.ts';
import { RETURN_PATH } from './client.ts';
import { signInAddress } from './sign-in-first.ts';
import type { AccountWindow, WindowVisit } from './window.ts';
import { windowSession } from './window-session.ts';

const WINDOWS: readonly AccountWindow[] = [twoFactorWindow, passkeysWindow, emailWindow, activityWindow];

/**
 * The windows in which people look after their account. The portal opens them beside itself and sees when they
 * close. The provider's session tells who is there; without one, or without a fresh sign-in where one is needed,
 * they lead over the sign-in screen and back.
 */
export async function windowRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 64 * 1024 });
    for (const window of WINDOWS) {
      scope.get(window.path, (request, reply) => enter(deps, window, request, reply, window.show));
      scope.post(window.path, (request, reply) => submit(deps, window, request, reply, window.submit));
      const { options } = window;
      if (options) {
        scope.post(`${window.path}/options`, (request, reply) =>
          submit(deps, window, request, reply, options),
        );
      }
    }
    emailConfirmRoutes(scope, deps);
    scope.get(RETURN_PATH, (request, reply) => comeBack(deps, request, reply));
  });
}

async function enter(
  plainDeps: IdentityDeps,
  window: AccountWindow,
  request: FastifyRequest,
  reply: FastifyReply,
  step: (visit: WindowVisit) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const session = await windowSession(plainDeps, request, reply);
  const language = [...askedLanguages(request), ...(session ? [session.account.language] : [])];
  const deps = inLanguage(plainDeps, language);
  if (!session || (window.needsFreshSignIn && !session.fresh)) {
    return reply.redirect(signInAddress(deps.issuer, window, session, language), 303);
  }
  const csrf = deps.formTokens.tokenFor(`window ${session.uid}`);
  const form = Object(request.body) as SentForm;
  return step({ deps, request, reply, session, path: window.path, csrf, form });
}

function submit(
  deps: IdentityDeps,
  window: AccountWindow,
  request: FastifyRequest,
  reply: FastifyReply,
  step: (visit: WindowVisit) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  return enter(deps, window, request, reply, async (visit) => {
    const token = textOf(visit.form, 'csrf');
    const own =
      cameFromHere(request, deps.issuer) && deps.formTokens.fits(`window ${visit.session.uid}`, token);
    return own ? step(visit) : sendPage(reply, expiredScreen(visit.deps.frame), 403);
  });
}

/** Back from the sign-in screen, to one of the windows and to nowhere else. */
function comeBack(deps: IdentityDeps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = Object(request.query) as { state?: unknown; error?: unknown };
  const window = WINDOWS.find(({ path }) => path === query.state);
  if (!window) return sendPage(reply, notFoundScreen(deps.frame), 404);
  return query.error === undefined
    ? reply.redirect(window.path, 303)
    : sendPage(reply, expiredScreen(deps.frame), 400);
}
