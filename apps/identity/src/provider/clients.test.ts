import { describe, expect, it } from 'vitest';
import { clientOrigins, registeredClients } from './clients.ts';

const base = {
  OIDC_ISSUER: 'https://signin.example.org',
  PORTAL_URL: 'https://portal.example.org',
  OIDC_CLIENT_ID: 'longleaf-portal',
  OIDC_AUDIENCE: 'longleaf-api',
};

function clientsOf(foreign: unknown) {
  const text = typeof foreign === 'string' ? foreign : JSON.stringify(foreign);
  return registeredClients({ ...base, OIDC_FOREIGN_CLIENTS: text });
}

describe('registered clients', () => {
  it('are the portal alone by default', () => {
    const [portal, ...others] = clientsOf('');
    expect(others.map(({ id, apiAccess }) => [id, apiAccess])).toEqual([['longleaf-account', false]]);
    expect(portal).toMatchObject({ id: 'longleaf-portal', apiAccess: true });
    expect(portal?.metadata.token_endpoint_auth_method).toBe('none');
    expect(portal?.metadata.grant_types).toEqual(['authorization_code', 'refresh_token']);
    expect(portal?.metadata.response_types).toEqual(['code']);
  });

  it('may be more, with or without a secret', () => {
    const clients = clientsOf([
      { client_id: 'a', redirect_uris: ['https://a.example.org/back'], api_access: true },
      { client_id: 'b', client_secret: 'b'.repeat(32), redirect_uris: ['https://b.example.org/back'] },
    ]);
    expect(clients.map(({ id, apiAccess }) => [id, apiAccess])).toEqual([
      ['longleaf-portal', true],
      ['longleaf-account', false],
      ['a', true],
      ['b', false],
    ]);
    expect(clients[3]?.metadata.token_endpoint_auth_method).toBe('client_secret_basic');
    expect(clientOrigins(clients)).toEqual([
      'https://portal.example.org',
      'https://signin.example.org',
      'https://a.example.org',
      'https://b.example.org',
    ]);
  });

  it.each([
    ['{', /not valid JSON/],
    ['{}', /expected array/],
    [[{ client_id: 'a' }], /redirect_uris/],
    [[{ client_id: 'a', redirect_uris: ['javascript:alert(1)'] }], /redirect_uris/],
    [[{ client_id: 'a', redirect_uris: ['https://a.test'], client_secret: 'short' }], /client_secret/],
    [[{ client_id: 'a', redirect_uris: ['https://a.test'], typo: 1 }], /typo/],
    [[{ client_id: 'longleaf-api', redirect_uris: ['https://a.test'] }], /OIDC_AUDIENCE/],
    [[{ client_id: 'longleaf-account', redirect_uris: ['https://a.test'] }], /twice/],
    [[{ client_id: 'longleaf-portal', redirect_uris: ['https://a.test'] }], /twice/],
  ])('are refused with the setting named: %j', (foreign, words) => {
    expect(() => clientsOf(foreign)).toThrow(/^OIDC_FOREIGN_CLIENTS/);
    expect(() => clientsOf(foreign)).toThrow(words);
  });
});
