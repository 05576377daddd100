import { useLayoutEffect } from 'react';

/** A name may touch a mark's round corner and still be read. */
const MAY_TOUCH_PIXELS = 7;

/**
 * Hides the marks that lie under the map's key, tools or card, and the names of towns under those, under a mark or under
 * the name of the one that is chosen: half covered they could neither be read nor pressed. Moving the map brings them
 * out. Runs after every drawing of the marks.
 */
export function useHideCovered(map: HTMLElement): void {
  useLayoutEffect(() => {
    // What lies over the map may stand beside its frame, in the same section.
    const frame = map.closest('section') ?? map.parentElement ?? map;
    const covers = boxesOf(frame.querySelectorAll('[data-over-map]'));
    const marks = map.querySelectorAll<HTMLElement>('.leaflet-marker-pane > button');
    hide(marks, covers, 0);
    const shown = [...marks].filter((mark) => mark.style.visibility === '');
    const names = map.querySelectorAll<HTMLElement>('.leaflet-shadow-pane > span');
    const named = boxesOf(map.querySelectorAll('.leaflet-marker-pane > button > span'));
    hide(names, [...covers, ...boxesOf(shown), ...named], MAY_TOUCH_PIXELS);
  });
}

function hide(elements: Iterable<HTMLElement>, covers: readonly DOMRect[], touch: number): void {
  // All are measured before the first is changed, or the page would be laid out for each.
  const covered = [...elements].map((element): [HTMLElement, boolean] => {
    const box = element.getBoundingClientRect();
    const isUnder = (cover: DOMRect) =>
      box.left + touch < cover.right &&
      box.right - touch > cover.left &&
      box.top + touch < cover.bottom &&
      box.bottom - touch > cover.top;
    return [element, element.getAttribute('aria-pressed') !== 'true' && covers.some(isUnder)];
  });
  for (const [element, isCovered] of covered) element.style.visibility = isCovered ? 'hidden' : '';
}

const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect());
