import { msg } from '@lingui/core/macro';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { residencyOfTab } from '../../domain/residency/use-residency.ts';
import { COMPARE_PATH, chosenColleges } from './choice.ts';
import { CompareScreen } from './compare-screen.tsx';
import { comparedCollegeQuery } from './queries.ts';

const page = pageData(async ({ url, queries, fetchApi }) => {
  const asked = Promise.all(
    chosenColleges(url.searchParams).map((name) =>
      queries.prefetchQuery(comparedCollegeQuery(name, residencyOfTab(), fetchApi)),
    ),
  );
  // The document carries its figures; in the browser the page shows at once and they follow.
  if (import.meta.env.SSR) await asked;
  return {};
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Taking a college in or out asks for that college alone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export const handle: PageHandle<typeof loader> = {
  facts: () => ({
    title: msg`Compare colleges`,
    description: msg`Put up to ten colleges side by side: price for your family income, who gets in, how many finish, and what people earn after.`,
    canonical: COMPARE_PATH,
  }),
};

export default function ComparePage() {
  return <CompareScreen />;
}
