import { useLayoutEffect } from 'react';

/**
 * Hides the marks that lie under the map's key, tools or card: half covered they could neither be read nor pressed.
 * Moving the map brings them out. Runs after every drawing of the marks.
 */
export function useHideCovered(map: HTMLElement): void {
  useLayoutEffect(() => {
    const frame = map.parentElement ?? map;
    const covers = [...frame.querySelectorAll('[data-over-map]')].map((element) =>
      element.getBoundingClientRect(),
    );
    for (const mark of map.querySelectorAll<HTMLElement>('.leaflet-marker-pane > button')) {
      const box = mark.getBoundingClientRect();
      const covered = covers.some(
        (cover) =>
          box.left < cover.right &&
          box.right > cover.left &&
          box.top < cover.bottom &&
          box.bottom > cover.top,
      );
      mark.style.visibility = covered && mark.getAttribute('aria-pressed') !== 'true' ? 'hidden' : '';
    }
  });
}
