/** What people read or hear of the page. */
export function textsOfDocument(): string[] {
  const skipped = 'script, style, noscript, [translate=no], [hidden]';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest(skipped)) texts.push(textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      if (!element.closest(skipped)) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What no catalogue of ours holds: the name of the product and of Maya, and what `Intl` and the library of parts say. */
export const WORDS_OF_OTHERS: readonly string[] = [
  'Longleaf',
  'Maya Torres',
  'maya_t',
  'MT',
  // As `Intl` joins a list, and writes a time after a day.
  'and',
  'at',
  'AM',
  // Months as `Intl` writes them.
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'November',
  // The library of parts has its own words in each language.
  'Dismiss',
  ...letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? '')),
];
