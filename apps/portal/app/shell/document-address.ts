/**
 * Code for the head of a page: notes the address that its HTML was drawn for, before anybody can leave it.
 */
export const NOTE_ADDRESS = `document.documentElement.dataset.address=location.pathname+location.search`;

/**
 * Whether somebody has gone back or forth in the tab's history before the scripts ran. After a reload the browser takes
 * such steps within the same document, so the HTML is still that of the address before and cannot be taken over.
 */
export function isOfAnotherAddress(
  noted: string | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  return noted !== undefined && noted !== pathname + search;
}
