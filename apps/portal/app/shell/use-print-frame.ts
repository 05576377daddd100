import { useEffect } from 'react';
import { loadCode } from '../lib/load-code.ts';
import { useSettings } from '../lib/settings.ts';
import { nameOf } from './session/person.ts';
import { usePerson } from './session/session.ts';

/** However a page is printed, its sheets have their frame. The code for it comes when the page works already. */
export function usePrintFrame(): void {
  const person = usePerson();
  const { productName } = useSettings();
  const name = person ? nameOf(person) : '';
  useEffect(() => {
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    void loadCode(() => import('./print-frame.ts')).then(({ framePrints }) => {
      if (!isOver) end = framePrints({ name, productName });
    });
    return () => end();
  }, [name, productName]);
}
