import { tellAccountClaims, tellAccountLanguage } from '@longleaf/contract/account-claims';
import { userInfo } from '@longleaf/contract/accounts';
import { ownAccountOperation } from '@longleaf/contract/account-security';
import type { Answer } from '@longleaf/contract/operation';
import { ApiError } from '@longleaf/contract/client';
import type { Settings } from '@longleaf/platform/settings';
import { type MailLanguage, mailLanguageOf } from '@longleaf/rules/accounts/mail-languages';
import type { FastifyRequest } from 'fastify';
import { accountServiceFor, passOn } from '../../http/account-service.ts';

/** What the sign-in provider says of a person; undefined where it says nothing or cannot be reached. */
export type AccountFacts = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  emailVerified?: boolean | undefined;
  /** The language of mail. */
  language?: MailLanguage | undefined;
  /** Bit flags (CON-082). */
  role?: number | undefined;
  passwordInvalid?: boolean | undefined;
  /** Sign-in asks for a second factor. */
  twoFactor?: boolean | undefined;
};

export type AccountClaims = {
  firstName: string;
  lastName: string;
  role: number;
  primaryConnection: string | null;
};

/** The sign-in provider as the profile needs it. */
export type Account = {
  /** What it says of the person; empty when it cannot be reached. */
  read(): Promise<AccountFacts>;
  /** In one call, who they are and where letters reach them; nothing of how they sign in. */
  claims(): Promise<AccountFacts>;
  /** In one call, the part of it that a profile with names cannot know by itself. */
  standing(): Promise<AccountFacts>;
  /** Tells it of names, roles and school; false when it could not be reached and has to be told later. */
  tell(claims: AccountClaims): Promise<boolean>;
  /** Tells it of the language that the person chose. @throws ProblemError 503 when it cannot be reached. */
  tellLanguage(language: MailLanguage): Promise<void>;
};

export type AccountOf = (request: FastifyRequest) => Account;

/** The account of the person who makes a request, at our own sign-in provider or another that speaks OpenID. */
export function accountOf(settings: Settings): AccountOf {
  const identity = accountServiceFor(
    settings,
    { userInfo, tell: tellAccountClaims, language: tellAccountLanguage },
    '',
  );
  const service = accountServiceFor(settings, { own: ownAccountOperation });
  const claimsOf = async (request: FastifyRequest): Promise<AccountFacts> => {
    const claims = await identity(request).userInfo().catch(unknown);
    return {
      firstName: claims?.given_name,
      lastName: claims?.family_name,
      email: claims?.email,
      emailVerified: claims?.email_verified,
      language: claims && mailLanguageOf([claims.locale ?? '']),
      role: claims?.role,
    };
  };
  return (request) => ({
    read: async () => {
      const [claims, own] = await Promise.all([claimsOf(request), service(request).own().catch(unknown)]);
      return { ...claims, ...standingOf(own) };
    },
    claims: () => claimsOf(request),
    standing: async () => {
      const own = await service(request).own().catch(unknown);
      return { email: own?.email, emailVerified: own?.emailVerified, ...standingOf(own) };
    },
    tell: async (claims) => {
      try {
        await identity(request).tell({ body: claims });
        return true;
      } catch (error) {
        // A provider of another make has no such call, and what one refuses it would refuse again.
        return error instanceof ApiError && NOBODY_TO_TELL.has(error.status);
      }
    },
    tellLanguage: async (language) => {
      try {
        await identity(request).language({ body: { language } });
      } catch (error) {
        // A provider of another make says the language itself.
        if (!(error instanceof ApiError && NOBODY_TO_TELL.has(error.status)))
          await passOn(Promise.reject(error));
      }
    },
  });
}

function standingOf(own: Answer<typeof ownAccountOperation> | undefined): AccountFacts {
  return own ? { passwordInvalid: own.passwordInvalid, twoFactor: own.twoFactorSince !== null } : {};
}

const NOBODY_TO_TELL = new Set([400, 404, 405]);

function unknown(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  return undefined;
}
