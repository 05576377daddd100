import { describe, expect, it } from 'vitest';
import { notificationQuery } from './site-notifications.ts';

describe('the query of site notifications', () => {
  it.each([
    [{}, ['site']],
    [{ targets: 'apphub' }, ['apphub']],
    [{ targets: 'Transcript Request' }, ['transcript request']],
    [{ targets: 'apphub, site' }, ['apphub', 'site']],
    [{ targets: ['apphub', 'site'] }, ['apphub', 'site']],
  ])('%j asks for %j (CON-044)', (query, targets) => {
    expect(notificationQuery.parse(query)).toEqual({ targets });
  });

  it.each([
    [{ targets: '' }],
    [{ targets: 'a,,b' }],
    [{ targets: '<script>' }],
    [{ targets: 'x'.repeat(61) }],
    [{ targets: Array.from({ length: 11 }, (_, index) => `t${index}`) }],
    [{ targets: { a: '1' } }],
  ])('%j is refused with the field named', (query) => {
    const result = notificationQuery.safeParse(query);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.path[0]).toBe('targets');
  });
});
