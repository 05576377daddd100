/**
 * Where an element is from what has the focus, told in the page. Tab goes to a group of radio buttons, not to each. It uses
 * nothing around it, so that Playwright can send it.
 */
export function wayTo(element: Element): 'here' | 'on' | 'back' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'on';
  const isRadio = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio';
  const inGroup =
    isRadio(element) &&
    isRadio(focused) &&
    (element as HTMLInputElement).name === (focused as HTMLInputElement).name;
  if (element === focused || inGroup) return 'here';
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'back' : 'on';
}
