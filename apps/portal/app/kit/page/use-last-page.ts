import { SAVED_COLLEGES_PAGE_SIZE } from '@longleaf/contract/saved-colleges';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes to the last page of saved colleges where the address names one behind it: the only one that stood there was
 * removed, or the address is old. @param total undefined until it is known
 */
export function useLastPage(
  page: number,
  total: number | undefined,
  addressOf: (page: number) => string,
): void {
  const navigate = useNavigate();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / SAVED_COLLEGES_PAGE_SIZE));
  const address = page > last ? addressOf(last) : null;
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
}
