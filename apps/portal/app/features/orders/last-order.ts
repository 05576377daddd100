/** With the things of the person who is here, so that it goes with them. */
const KEY = 'longleaf.own.last-order';

/** What was ordered last in this tab, until it is put away: a reload must not lose the code. */
export interface LastOrder {
  code: string;
  pieces: number;
}

export const lastOrder = {
  read(): LastOrder | null {
    try {
      const { code, pieces } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<LastOrder>;
      return typeof code === 'string' && typeof pieces === 'number' ? { code, pieces } : null;
    } catch {
      return null;
    }
  },
  keep: (order: LastOrder) => window.sessionStorage.setItem(KEY, JSON.stringify(order)),
  forget: () => window.sessionStorage.removeItem(KEY),
};
