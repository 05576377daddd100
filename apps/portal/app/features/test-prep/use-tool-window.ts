import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openChildWindow } from '../../shell/idle/child-windows.ts';
import { addressOfTool, type TestPrepProfile } from './queries.ts';

/** What the page says of the window of the tool. */
export type ToolWindow = 'none' | 'open' | 'kept-closed';

/** Opens the partner's tool in a window of its own (API-210); nobody is signed out while it is open (ST-042). */
export function useToolWindow() {
  const { t } = useLingui();
  const [state, setState] = useState<ToolWindow>('none');
  const open = (profile: TestPrepProfile) => {
    const child = openChildWindow('', () => setState('none'));
    if (!child) return setState('kept-closed');
    // What is opened is another's: it learns nothing of this page and cannot lead it elsewhere.
    child.opener = null;
    child.document.title = t`Opening test prep`;
    child.location.replace(addressOfTool(profile));
    setState('open');
  };
  return { state, open };
}
