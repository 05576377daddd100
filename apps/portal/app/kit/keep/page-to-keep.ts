import { bringPictures } from './pictures-to-keep.ts';

/** Controls, what only programs read, and what stands in for them where no script runs: pages are printed without. */
const LEFT_OUT =
  '[data-print="no"], [data-without-script], script, style, template, noscript, dialog, input, select, textarea';
/** Where a button is a heading that also does something, such as sorting. */
const NAMES_SOMETHING = 'th, caption, summary, h1, h2, h3, h4, dt';

/** What is kept of a page: its main part without what can be done there, with its pictures. The page itself stays as it is. */
export async function pageToKeep(page: Document = document): Promise<{ html: string; url: string }> {
  const main = page.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  if (!main) throw new Error('The page has no main part');
  for (const part of main.querySelectorAll(LEFT_OUT)) part.remove();
  for (const button of main.querySelectorAll('button')) {
    if (!button.closest(NAMES_SOMETHING)) {
      button.remove();
      continue;
    }
    const name = page.createElement('span');
    name.append(...button.childNodes);
    button.replaceWith(name);
  }
  // Whoever keeps a page cannot open anything in it.
  for (const fold of main.querySelectorAll('details')) fold.open = true;
  await bringPictures(main);
  const { pathname, search } = page.location;
  return { html: main.innerHTML, url: pathname + search };
}
