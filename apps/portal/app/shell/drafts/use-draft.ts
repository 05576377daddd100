import { useCallback, useEffect, useEffectEvent } from 'react';
import { draftOwner, draftsOfBrowser } from './drafts.ts';

const QUIET_MILLISECONDS = 400;

interface DraftOptions<Values> {
  /** What the form holds now. */
  values: Values;
  /** True once the person has changed something; an untouched form is not kept. */
  touched: boolean;
  /** Called once, when there is a draft from before. */
  onRestore: (values: Values) => void;
}

/**
 * Keeps what is typed in a form through an expired session, a reload or a crash of the tab, for the person
 * who typed it and nobody else.
 * @param form a name of its own for each form, with the id of what is edited: `personal-statement:12`; null for a form
 * of which nothing may be kept.
 * @returns a function to call once the form was sent or given up.
 */
export function useDraft<Values>(form: string | null, { values, touched, onRestore }: DraftOptions<Values>) {
  const restore = useEffectEvent(onRestore);

  useEffect(() => {
    if (form === null) return;
    let left = false;
    const look = async () => {
      const drafts = await draftsOfBrowser();
      const kept = await drafts.read(await draftOwner(), form);
      if (kept !== undefined && !left) restore(kept as Values);
    };
    void look();
    return () => {
      left = true;
    };
  }, [form]);

  useEffect(() => {
    if (!touched || form === null) return;
    const keep = async () => {
      const drafts = await draftsOfBrowser();
      await drafts.keep(await draftOwner(), form, values);
    };
    const timer = setTimeout(() => void keep(), QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [form, touched, values]);

  return useCallback(async () => {
    if (form === null) return;
    const drafts = await draftsOfBrowser();
    await drafts.drop(await draftOwner(), form);
  }, [form]);
}
