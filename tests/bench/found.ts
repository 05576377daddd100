import { boxesOf } from './found/boxes.ts';
import { ratesOf } from './found/rates.ts';
import { readTyped } from './found/typed-list.ts';
import { benchApi } from './search/bench-api.ts';
import { withFacts } from './search/measured-server.ts';

/** What finding has to reach, of each kind of typing: the share within five suggestions, and on the first page after Enter. */
export const foundGoal = 0.97;

/** Measures how often the boxes find what people mean by what they type, by kinds of typing (issue 11). */
export function measureFound(): Promise<unknown> {
  return withFacts(async (database) => {
    const app = await benchApi(database, { settings: { CONTENT_URL: 'http://localhost:3002' } });
    try {
      const boxes = boxesOf(app);
      return {
        goal: foundGoal,
        typed: await ratesOf(boxes, readTyped('typed.tsv')),
        keptApart: await ratesOf(boxes, readTyped('kept-apart.tsv')),
        guides: await ratesOf(boxes, readTyped('guides.tsv')),
      };
    } finally {
      await app.close();
    }
  });
}
