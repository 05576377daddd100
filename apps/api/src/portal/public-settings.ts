import type { PublicSettings } from '@longleaf/contract/public-settings';
import type { Settings } from '@longleaf/platform/settings';
import { type Language, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';
import { newPhoneNumbers } from '@longleaf/rules/profile/details';

type SignOutFrame = PublicSettings['signOutFrames'][number];

/**
 * The part of the settings that every visitor's browser may read.
 * @param languages those the portal is built in.
 */
export function publicSettings(
  settings: Settings,
  languages: readonly Language[] = [MAIN_LANGUAGE],
): PublicSettings {
  return {
    productName: settings.PRODUCT_NAME,
    portalUrl: settings.PORTAL_URL,
    contentUrl: settings.CONTENT_URL ?? null,
    languages,
    homeOnContentSite: settings.HOME_ON_CONTENT_SITE,
    oidc: {
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      scopes: settings.OIDC_SCOPES,
      resource: settings.OIDC_AUDIENCE,
    },
    signOutFrames: [
      { party: 'sister-signout', url: settings.SISTER_SIGNOUT_URL },
      { party: 'residency-signout', url: settings.RESIDENCY_SIGNOUT_URL },
    ].filter((frame): frame is SignOutFrame => frame.url !== undefined),
    tileUrl: settings.TILE_URL ?? null,
    imagesUrl: settings.IMAGES_URL ?? null,
    careersSiteUrl: settings.CAREERS_SITE_URL ?? null,
    notificationTarget: settings.NOTIFICATION_TARGET,
    newPhoneNumbers: newPhoneNumbers(settings.NEW_PHONE_NUMBERS),
    passwordCharacters: settings.PASSWORD_CHARACTERS,
    samplePage: settings.NODE_ENV !== 'production',
    idleSeconds: settings.IDLE_SECONDS,
    countdownSeconds: settings.COUNTDOWN_SECONDS,
    now: settings.NOW ?? null,
  };
}
