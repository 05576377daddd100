import { expect, test } from 'vitest';
import { sourceSites } from './source-sites.ts';

test.each([
  ['technicianonline.com article_998c3c1a (six-day residential)', 'technicianonline.com'],
  ['wbtv.com/2020/05/26 (museum camps in Charlotte)', 'wbtv.com'],
  ['newbernsj.com (2019-06-12)', 'newbernsj.com'],
  [
    'ncssm.edu/summer/summer-ventures/summer-ventures-admissions; ncssm.edu/summer/summer-ventures/faqs',
    'ncssm.edu',
  ],
  [
    'immersion.summer.wfu.edu/?p=8934; parents.wfu.edu/?p=54197; aid: news.wfu.edu/2016/07/22',
    'immersion.summer.wfu.edu, parents.wfu.edu, news.wfu.edu',
  ],
  ['A letter of the host', 'A letter of the host'],
])('%s: %s', (source, sites) => expect(sourceSites(source)).toBe(sites));
