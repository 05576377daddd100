import type { PublicSettings } from '@longleaf/contract/public-settings';

/** The settings that screens are tested with: no outside party, and a sign-in page that is never reached. */
export const sampleSettings: PublicSettings = {
  productName: 'Longleaf',
  portalUrl: 'https://portal.test',
  contentUrl: null,
  languages: ['en'],
  homeOnContentSite: false,
  oidc: {
    issuer: 'https://sign-in.test',
    clientId: 'longleaf-portal',
    scopes: 'openid',
    resource: 'longleaf-api',
  },
  signOutFrames: [],
  tileUrl: null,
  imagesUrl: null,
  careersSiteUrl: null,
  notificationTarget: 'site',
  newPhoneNumbers: false,
  passwordCharacters: 'word',
  samplePage: false,
  idleSeconds: 1800,
  countdownSeconds: 120,
  now: null,
};
