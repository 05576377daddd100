import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a menu is open. Going to another page closes it. */
export function useOpenOnThisPage(): readonly [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === key, (open) => setOpenAt(open ? key : null)];
}
