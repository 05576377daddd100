import { readSettings } from '@longleaf/platform/settings';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { publicSettings } from './public-settings.ts';

it('has no frame, no content site and no careers site where none is named, and lets pages load nothing of them', () => {
  const settings = publicSettings(
    readSettings(
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://db.example/longleaf',
        PORTAL_URL: 'https://college.example',
        OIDC_ISSUER: 'https://signin.example',
        DATA_SECRET: 'x'.repeat(32),
        ACCOUNT_SERVICE_SECRET: 'y'.repeat(32),
        MAIL: 'off',
      },
      'api',
    ),
  );
  expect(settings).toMatchObject({ contentUrl: null, careersSiteUrl: null, signOutFrames: [] });
  expect(JSON.stringify(settings)).not.toContain('localhost');
  const policy = contentSecurityPolicy(settings, 'nonce');
  expect(policy).toContain(`frame-src 'self' https://signin.example;`);
  expect(policy).toContain(`connect-src 'self' https://signin.example;`);
});

it('has the frames of those that are named', () => {
  const { signOutFrames } = publicSettings(
    readSettings({ RESIDENCY_SIGNOUT_URL: 'https://residency.example/out', SISTER_SIGNOUT_URL: '' }),
  );
  expect(signOutFrames).toEqual([{ party: 'residency-signout', url: 'https://residency.example/out' }]);
});

it('idles, counts down and looks for notices as the specification says, unless set (CON-001, CON-002, GAP-136)', () => {
  expect(publicSettings(readSettings({}))).toMatchObject({
    idleSeconds: 1800,
    countdownSeconds: 120,
    notificationTarget: 'site',
  });
});

it('lets the content site frame the page that tells who is signed in, and no other', () => {
  const settings = publicSettings(readSettings({ CONTENT_URL: 'http://guides.example' }));
  const framedBy = (policy: string) => /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  expect(framedBy(contentSecurityPolicy(settings, 'nonce'))).toBe(`'self'`);
  expect(framedBy(contentSecurityPolicy(settings, 'nonce', { isSessionFrame: true }))).toBe(
    `'self' http://guides.example`,
  );
});

it('asks at sign-in for who one is and for the API and data of the product, unless set (CON-029, ST-053)', () => {
  const { oidc } = publicSettings(readSettings({}));
  const asked = oidc.scopes.split(' ').filter((scope) => scope !== 'offline_access');
  expect(asked).toEqual(['openid', 'profile', 'email', 'longleaf.api', 'longleaf.data']);
  expect(publicSettings(readSettings({ OIDC_SCOPES: 'openid' })).oidc.scopes).toBe('openid');
});
