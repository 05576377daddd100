import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast-store.ts';
import { useCurrentPage } from '../current-page.ts';
import { useSession } from './session.ts';
import { beginSignIn } from './sign-in.ts';

/**
 * What happens to an open page when its session ends under it. A page that needs sign-in leaves for it, and
 * comes back to what was typed; where another tab signed out it gives way to home. Other pages say a word.
 */
export function SessionEnd() {
  const navigate = useNavigate();
  const session = useSession();
  const needsSignIn = useCurrentPage().address.access === 'signed-in';
  const ended = session.status === 'anonymous' ? session.ended : undefined;
  useEffect(() => {
    if (ended === 'lost' && needsSignIn) void beginSignIn();
    else if (ended === 'elsewhere' && needsSignIn) void navigate('/', { replace: true });
    else if (ended === 'lost') showToast({ kind: 'error', text: SESSION_LOST });
  }, [ended, needsSignIn, navigate]);
  return null;
}

const SESSION_LOST = msg`Your session has ended. Sign in again: what you typed is kept.`;
