/** A list with some of its items moved before or after another one, in the order they had among themselves. */
export function moved<Item extends { id: number }>(
  items: readonly Item[],
  ids: ReadonlySet<number>,
  target: number,
  place: 'before' | 'after' | 'on',
): readonly Item[] {
  if (ids.has(target)) return items;
  const taken = items.filter(({ id }) => ids.has(id));
  return items
    .filter(({ id }) => !ids.has(id))
    .flatMap((item) => {
      if (item.id !== target) return [item];
      return place === 'before' ? [...taken, item] : [item, ...taken];
    });
}
