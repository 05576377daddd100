/** Where an element is from what has the focus. */
export interface Way {
  way: 'here' | 'on' | 'back';
  /** How often Tab can be pressed before the way has to be asked again: never so often that it goes past. */
  presses: number;
}

/**
 * The way from what has the focus to an element, told in the page. Tab goes to a group of radio buttons, not to each. It
 * uses nothing around it, so that Playwright can send it.
 */
export function wayTo(element: Element): Way {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return { way: 'on', presses: 1 };
  const isRadio = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio';
  const inGroup =
    isRadio(element) &&
    isRadio(focused) &&
    (element as HTMLInputElement).name === (focused as HTMLInputElement).name;
  if (element === focused || inGroup) return { way: 'here', presses: 0 };
  const isBefore = (one: Element, other: Element) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const way = isBefore(element, focused) ? 'back' : 'on';
  const [first, last] = way === 'back' ? [element, focused] : [focused, element];
  const stops = 'a[href], button:enabled, select:enabled, textarea:enabled, input:enabled:not([type=radio])';
  const between = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) =>
      isBefore(first, one) &&
      isBefore(one, last) &&
      one.tabIndex >= 0 &&
      one.closest('[inert]') === null &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  return { way, presses: Math.max(1, between.length) };
}
