import { ORDER_PRODUCTS_HELP } from './order-products.ts';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('the setting METRO_AREAS (GAP-028)', () => {
  it('names the five metropolitan areas unless stated, in its own order when it is', () => {
    expect(readSettings({}).METRO_AREAS).toEqual(['16740', '39580', '20500', '24660', '49180']);
    expect(readSettings({ METRO_AREAS: '11700, 48900' }).METRO_AREAS).toEqual(['11700', '48900']);
  });

  it.each(['', 'Asheville', '11700;48900', '1170'])('is not %j', (METRO_AREAS) => {
    expect(() => readSettings({ METRO_AREAS })).toThrow(SettingsError);
    expect(() => readSettings({ METRO_AREAS })).toThrow('METRO_AREAS');
  });
});

describe('a wrong setting', () => {
  it.each([
    ['NODE_ENV', 'live', 'must be one of development, test, production'],
    ['HOST', '', 'must not be empty'],
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['PORT', '30.5', 'must be a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://x', 'must start with postgres:// or postgresql://'],
    ['DATABASE_CONNECTIONS', '1', 'must be a whole number from 2 to 200'],
    ['SMTP_URL', 'mail.example.org', 'must start with smtp:// or smtps://'],
    ['MAIL_FROM', 'nobody', 'must be an email address'],
    ['PORTAL_URL', 'ftp://x', 'must be a web address that starts with http:// or https://'],
    ['CONTENT_URL', 'guides', 'must be a web address that starts with http:// or https://'],
    ['ASSESSMENT_LICENSES', 'all', 'must be entries such as *=104+101 or 341985=1700, with commas between'],
    ['ORDER_PRODUCTS', 'guide', ORDER_PRODUCTS_HELP],
    ['ORDER_MAILBOX', 'nobody', 'must be an email address'],
    ['CAREERS_SITE_URL', 'careers', 'must be a web address that starts with http:// or https://'],
    ['HOME_ON_CONTENT_SITE', 'maybe', 'must be true or false'],
    ['IDENTITY_SECRET', 'short', 'must be at least 32 characters long'],
    ['PRODUCT_NAME', '', 'must not be empty'],
    ['PRODUCT_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
    ['PORTAL_LANGUAGES', 'en,tlh', 'tlh is no language of the portal. Write some of: '],
    ['OIDC_FOREIGN_CLIENTS', '{', 'is not valid JSON'],
    ['PASSWORD_CHARACTERS', 'all', 'must be one of word, any'],
    ['IDLE_SECONDS', '0', 'must be a whole number from 1 to 2000000'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, silent'],
    ...['true', '1 proxy', '99', '10.0.0.0/33', '0.0.0.0/0', 'balancer.internal'].map((value) => [
      'TRUST_PROXY',
      value,
      'must be the number of proxies in front of this program, such as 1, or their networks',
    ]),
    ['NOW', 'today', 'must be a moment such as 2026-11-22T12:00:00Z'],
  ])('%s=%j is named, with what it must be', (name, value, reason) => {
    expect(() => readSettings({ [name]: value })).toThrow(`\n  ${name}: ${reason}`);
  });

  it('is told with all others that are wrong', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: [^]*LOG_LEVEL: /);
  });
});

it.each([
  ['', false],
  ['0', false],
  ['false', false],
  ['1', 1],
  ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
])('takes %j as the proxies that are believed', (TRUST_PROXY, trusted) => {
  expect(readSettings({ TRUST_PROXY }).TRUST_PROXY).toEqual(trusted);
});

it('takes an empty number as left out, never as 0', () => {
  expect(readSettings({ PORT: '', RATE_LIMIT_PER_MINUTE: '' })).toMatchObject({
    PORT: 3000,
    RATE_LIMIT_PER_MINUTE: 6000,
  });
});

describe('the sites that the portal can do without', () => {
  const SITES = {
    CONTENT_URL: 'http://localhost:3002',
    PARTNERS_URL: 'http://localhost:3003',
    SISTER_SIGNOUT_URL: 'http://localhost:3003/sister-signout',
    RESIDENCY_SIGNOUT_URL: 'http://localhost:3003/residency-signout',
    CAREERS_SITE_URL: 'http://localhost:3003/careers-site',
    APPLICATION_SITE_URL: 'http://localhost:3003/application-site',
    ASSESSMENT_VENDOR_URL: 'http://localhost:3003/assessment-vendor',
    TEST_PREP_URL: 'http://localhost:3003/test-prep',
    NEXT_STEPS_FORM_URL: 'http://localhost:3003/next-steps-form',
  };
  const names = Object.keys(SITES);

  it('are those that npm start runs beside it, unless set', () => {
    expect(readSettings({})).toMatchObject(SITES);
    expect(readSettings({ CONTENT_PORT: '5002', PARTNERS_PORT: '5003' })).toMatchObject({
      CONTENT_URL: 'http://localhost:5002',
      CAREERS_SITE_URL: 'http://localhost:5003/careers-site',
    });
  });

  it.each(names)('%s: empty means that there is none', (name) => {
    expect(readSettings({ [name]: '' })).toHaveProperty(name, undefined);
  });

  it.each(names)('%s: set is what it is set to', (name) => {
    expect(readSettings({ [name]: 'https://other.example/' })).toHaveProperty(name, 'https://other.example');
  });

  it('asks no service about addresses unless told: the facts know more towns than its stand-in', () => {
    expect(readSettings({}).ADDRESS_CHECK_URL).toBeUndefined();
    expect(readSettings({ ADDRESS_CHECK_URL: '' }).ADDRESS_CHECK_URL).toBeUndefined();
  });

  it('has no stand-in of a site when there are no stand-ins', () => {
    expect(readSettings({ PARTNERS_URL: '' })).toMatchObject({
      CONTENT_URL: 'http://localhost:3002',
      CAREERS_SITE_URL: undefined,
      SISTER_SIGNOUT_URL: undefined,
    });
  });

  it('are none in production unless set, and nothing else leads to this machine', () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://db.example/longleaf',
      PORTAL_URL: 'https://college.example',
      OIDC_ISSUER: 'https://signin.example',
      IDENTITY_SECRET: 'x'.repeat(32),
      DATA_SECRET: 'y'.repeat(32),
      ACCOUNT_SERVICE_SECRET: 'z'.repeat(32),
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@college.example',
    });
    for (const name of names) expect(settings).toHaveProperty(name, undefined);
    expect(JSON.stringify(settings)).not.toContain('localhost');
  });
});
