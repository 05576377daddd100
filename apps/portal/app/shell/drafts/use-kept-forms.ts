import { useEffect, useEffectEvent, useRef } from 'react';
import { draftOwner, draftsOfBrowser } from './drafts.ts';

/**
 * Tells once which forms have a draft of the person's own, so that a page can open them again. For forms that are not
 * on a page until somebody opens them; all others find their drafts by themselves.
 * @param beginning how the names of these forms begin
 * @param ready false while the page cannot open one yet
 */
export function useKeptForms(
  beginning: string,
  ready: boolean,
  onFound: (names: readonly string[]) => void,
): void {
  const isTold = useRef(false);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    if (!ready || isTold.current) return;
    let left = false;
    const look = async () => {
      const drafts = await draftsOfBrowser();
      const names = await drafts.formsOf(await draftOwner(), beginning);
      if (left || isTold.current) return;
      isTold.current = true;
      found(names);
    };
    void look();
    return () => {
      left = true;
    };
  }, [beginning, ready]);
}
