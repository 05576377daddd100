import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '../articles/front-matter.ts';

const homeContent = z.strictObject({
  heading: z.string().min(3).max(60),
  lead: z.string().min(20).max(240),
  audiences: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      title: z.string().min(3).max(40),
      text: z.string().min(10).max(120),
      /** Path on this site. */
      href: z.string().startsWith('/'),
    }),
  ),
});

/** The words of the home page, here and (at `GET api/home`) for the portal's home. */
export type HomeContent = z.output<typeof homeContent>;

/**
 * Reads the words of the home page from a JSON file.
 * @throws ContentError naming the file and each field that is wrong.
 */
export function readHomeContent(file: string): HomeContent {
  const result = homeContent.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ContentError(`${file}: ${problems.join('; ')}`);
}
