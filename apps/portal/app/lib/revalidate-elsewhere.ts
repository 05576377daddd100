import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A route's `shouldRevalidate` for pages whose state is in the query of their address: a step within the page asks for
 * what it needs itself, so that the page answers at once.
 */
export function revalidateElsewhere({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname.toLowerCase() === nextUrl.pathname.toLowerCase()
    ? false
    : defaultShouldRevalidate;
}
