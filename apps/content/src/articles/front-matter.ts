/** Thrown when a content file cannot be used; the message names the file and what is wrong. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const FENCE = '---';

/**
 * Splits a Markdown file into its front matter (`name: value`, one to a line) and its body.
 * @throws ContentError naming the file when the front matter is missing or a line cannot be read.
 */
export function splitFrontMatter(
  file: string,
  text: string,
): { fields: Record<string, string>; body: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0]?.trim() !== FENCE || end < 0) {
    throw new ContentError(`${file}: must start with front matter between two lines of ${FENCE}`);
  }
  const fields: Record<string, string> = {};
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const match = /^([A-Za-z]\w*):\s*(.*)$/.exec(line);
    if (!match?.[1]) throw new ContentError(`${file}: line ${index + 2} is not "name: value"`);
    fields[match[1]] = (match[2] ?? '').trim();
  }
  return {
    fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
