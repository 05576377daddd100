import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../ui/toast-store.ts';

/** Marks behind '#' that a redirect may leave, so that the page it leads to says why. They work from the server too. */
export const NO_SUCH_COLLEGE_MARK = 'no-such-college';
export const NO_SUCH_CAREER_MARK = 'no-such-career';
export const NO_SUCH_PROGRAM_MARK = 'no-such-program';

const NOTICES = {
  [NO_SUCH_COLLEGE_MARK]: msg`We do not know that college. Look for it by name.`,
  [NO_SUCH_CAREER_MARK]: msg`We do not know that career. Look for it by name.`,
  [NO_SUCH_PROGRAM_MARK]: msg`We do not know that program. Look for it by name.`,
};

/** Says why a redirect led here, once, and takes the mark out of the address. */
export function useArrivalNotice(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const mark = hash.slice(1);
    if (!Object.hasOwn(NOTICES, mark)) return;
    showToast({ kind: 'error', text: NOTICES[mark as keyof typeof NOTICES] });
    void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
}
