import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface Paged {
  page: number;
  pageSize: number;
  /** How many there are on all pages; undefined until it is known. */
  total: number | undefined;
  addressOf: (page: number) => string;
}

/**
 * Goes to the last page of a list where the address names one behind it: the only thing that stood there was removed, or
 * the address is old.
 */
export function useLastPage({ page, pageSize, total, addressOf }: Paged): void {
  const navigate = useNavigate();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const address = page > last ? addressOf(last) : null;
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
}
