import { escapeHtml, raw, type Html } from '@longleaf/platform/html';
import { Marked, type Tokens } from 'marked';
import type { SiteSettings } from '../site/settings.ts';
import { resolveLink } from './links.ts';
import { renderTable } from './table.ts';

export type Heading = { id: string; text: string };

export type RenderedText = {
  html: Html;
  /** The second-level headings, for the list at the side. */
  headings: Heading[];
  /** How long the text takes to read at 200 words a minute, at least 1. */
  minutes: number;
};

/** Turns an article's Markdown into markup. HTML inside it is shown as text, never passed on. */
export function renderMarkdown(body: string, settings: Pick<SiteSettings, 'PORTAL_URL'>): RenderedText {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        const id = slugOf(text);
        // As it is read: the list at the side has no marks of Markdown.
        const words = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (depth === 2) headings.push({ id, text: words });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(resolveLink(href, settings))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        return renderTable(token, (cell) => this.parser.parseInline(cell.tokens));
      },
      blockquote({ tokens }) {
        return `<div class="good-to-know">${this.parser.parse(tokens)}</div>\n`;
      },
    },
  });
  const text = marked.parse(body, { async: false });
  return { html: raw(text), headings, minutes: Math.max(1, Math.round(countWords(body) / 200)) };
}

/** Words in a text, Markdown signs not counted. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
