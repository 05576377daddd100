import { accountWindows } from '@longleaf/contract/account-safety';
import { useSettings } from '../../lib/settings.ts';
import { openChildWindow } from '../../shell/idle/child-windows.ts';
import { renewSession } from '../../shell/session/renew.ts';
import { Button } from '../../ui/button.tsx';
import { reloadProfile } from './api.ts';

interface AccountWindowButtonProps {
  window: keyof typeof accountWindows;
  personId: string;
  look?: 'main' | 'second';
  children: React.ReactNode;
}

/**
 * Opens a window of the sign-in host (EXT-004, EXT-005). The idle watch rests while it is open; once it is closed the
 * profile is read anew and the session renewed, since both may have changed there.
 */
export function AccountWindowButton({
  window,
  personId,
  look = 'second',
  children,
}: AccountWindowButtonProps) {
  const { oidc } = useSettings();
  const open = () =>
    openChildWindow(`${oidc.issuer}${accountWindows[window]}`, () => {
      reloadProfile(personId);
      void renewSession();
    });
  return (
    <Button look={look} onClick={open}>
      {children}
    </Button>
  );
}
