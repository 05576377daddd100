import type { Page } from '@playwright/test';

/**
 * Ends the session under an open page: the provider forgets the person, and one call of the API no longer takes the
 * token.
 * @returns what lets both answer again.
 */
export async function loseSession(page: Page, call: string): Promise<() => Promise<void>> {
  await page.context().clearCookies();
  await page.route('**/token', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  );
  await page.route(call, (route) => {
    const { authorization: _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  return async () => {
    await page.unroute('**/token');
    await page.unroute(call);
  };
}
