/**
 * What people read or hear of a page: its texts, and the attributes that hold words. The page is markup as servers of ours
 * write it: escaped, every attribute in quotation marks. What says `translate="no"` is left out.
 */
export function textsOfPage(page: string): string[] {
  const seen = page
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)[^>]* translate="no"[^>]*>[^<]*<\/\1>/g, '')
    // A line may break here, the text goes on.
    .replaceAll(/(?:<!-- -->)?\/<wbr\/?>/g, '/');
  const found = [
    ...seen.matchAll(/>([^<]+)</g),
    ...seen.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g),
    ...seen.matchAll(/ data-(?:free|failed|known|cancelled)="([^"]*)"/g),
    ...seen.matchAll(/<meta (?:name="description"|property="og:\w+") content="([^"]*)"/g),
  ];
  return found.map(([, text = '']) => unescaped(text));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
