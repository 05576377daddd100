import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const alone = await startApi({ settings: { CONTENT_URL: '' } });
const withContent = await startApi({ settings: { CONTENT_URL: 'http://content.example' }, beside: alone });

it('are none when there is no content site (GAP-005)', async () => {
  expect(await alone.call('GET', '/sitenotifications?targets=apphub')).toMatchObject({
    status: 200,
    json: { message: null, updatedDate: null, notifications: [] },
  });
  expect(await alone.call('GET', '/SiteNotifications?Targets=transcript%20request')).toMatchObject({
    status: 200,
  });
});

it('names a target that cannot be', async () => {
  expect(await alone.call('GET', '/sitenotifications?targets=%3Cscript%3E')).toMatchObject({
    status: 400,
    json: { modelState: { 'targets.0': [expect.stringContaining('Use letters')] } },
  });
});

it("are the content site's where there is one", async () => {
  expect(await withContent.call('GET', '/sitenotifications')).toMatchObject({ status: 404 });
});
