/** Where somebody is in an assessment: in the query of the address, and the same in the state of the history (GAP-037). */
export interface Place {
  /** CON-137: 1 what it is about, 2 questions, 3 results. */
  step: 1 | 2 | 3;
  sessionId: number | null;
  /** From 1; null where the address does not say. */
  page: number | null;
}

const STEPS = { '1': 1, '2': 2, '3': 3 } as const;

function wholeFrom(least: number, text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : null;
}

/** Reads an address; what is none of ours in it is left out. A category has an index from 0, a page a number from 1. */
export function placeOf(query: URLSearchParams): Place {
  const index = wholeFrom(0, query.get('categoryIndex'));
  return {
    step: STEPS[query.get('step') as keyof typeof STEPS] ?? 1,
    sessionId: wholeFrom(1, query.get('sessionId')),
    page: wholeFrom(1, query.get('page')) ?? (index === null ? null : index + 1),
  };
}

/** The state of the history for a place: step, sessionId, and page or categoryIndex (ST-182). */
export function stateOf({ step, sessionId, page }: Place, pagesBy: 'size' | 'category') {
  return {
    step,
    ...(sessionId !== null && { sessionId }),
    ...(page !== null && (pagesBy === 'category' ? { categoryIndex: page - 1 } : { page })),
  };
}

/** The query of the address for a place (ST-181). */
export function queryOf(place: Place, pagesBy: 'size' | 'category'): string {
  const parts = Object.entries(stateOf(place, pagesBy)).map(([key, value]) => [key, String(value)]);
  return `?${new URLSearchParams(parts).toString()}`;
}
