import { useCallback, useState } from 'react';
import { parsePath, useLocation } from 'react-router';

/**
 * What a page shows of something that lives in the query of its address. What was pressed last is shown at once; the router
 * follows, and may come by the addresses of presses before it: these are not shown, or a press in that moment would begin
 * from there and undo the one between. An address that nobody pressed here, such as where Back leads, is shown.
 * @param inAddress what the address says
 * @returns what to show, and what is to be told of a press: what it leads to, and at which address.
 */
export function useAhead<T>(inAddress: T): [T, (pressed: T, address: string) => void] {
  const { key, search: at } = useLocation();
  // Where the router is, and where it was sent since.
  const [ahead, setAhead] = useState({ key, way: [at], last: inAddress });
  if (ahead.key !== key) {
    const place = ahead.way.indexOf(at, 1);
    setAhead(
      place < 0 ? { key, way: [at], last: inAddress } : { ...ahead, key, way: ahead.way.slice(place) },
    );
  }
  const press = useCallback(
    (pressed: T, address: string) =>
      setAhead((before) => ({
        ...before,
        way: [...before.way, parsePath(address).search ?? ''],
        last: pressed,
      })),
    [],
  );
  return [ahead.last, press];
}
