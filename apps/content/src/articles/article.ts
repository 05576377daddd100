import { z } from 'zod';
import { ContentError, splitFrontMatter } from './front-matter.ts';

/** A button at the end of a page: what it says and where it goes (`portal:/path` or a path of this site). */
const action = z
  .string()
  .regex(/^.+ -> \S+$/, 'must read "What it says -> /where-it-goes"')
  .transform((text) => {
    const [label = '', href = ''] = text.split(' -> ');
    return { label, href };
  });

/** What facts were checked against: `Name -> https://where`, parted by semicolons; `advice` for a text without such facts. */
const sources = z.string().transform((text, context) =>
  text === 'advice'
    ? []
    : text.split(';').map((source) => {
        const [name = '', href = ''] = source.split(' -> ').map((part) => part.trim());
        if (name === '' || !URL.canParse(href) || !href.startsWith('https://'))
          context.addIssue(`must read "advice" or "Name -> https://where; ...": ${source.trim()}`);
        return { name, href };
      }),
);

const frontMatter = z.strictObject({
  title: z.string().min(3).max(80),
  summary: z.string().min(20).max(180),
  /** The day on which somebody last checked its facts; of a text without facts, the day it was written. */
  updated: z.iso.date(),
  sources: sources.optional(),
  /** Place among its neighbours. */
  order: z.coerce.number().int().default(0),
  /** Words for the navigation where the title is too long. */
  label: z.string().min(2).max(30).optional(),
  /** What else people call what it is about, parted by commas: the portal's search finds it by these. */
  called: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .optional(),
  action: action.optional(),
});

/** One page of text: an article, the opening page of a section, or a page of its own. */
export type Article = z.output<typeof frontMatter> & {
  /** Path on this site, starting with a slash. */
  path: string;
  /** Markdown. */
  body: string;
};

/**
 * Reads one Markdown file.
 * @throws ContentError naming the file and each field that is wrong.
 */
export function readArticle(file: string, text: string, path: string): Article {
  const { fields, body } = splitFrontMatter(file, text);
  const result = frontMatter.safeParse(fields);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ContentError(`${file}: ${problems.join('; ')}`);
  }
  if (body === '') throw new ContentError(`${file}: has no text`);
  return { ...result.data, path, body };
}
