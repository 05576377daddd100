import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { IDLE_REFERRER } from '../session/logout-step.ts';
import { lookAtClock, noteActivity, readSignOutAt } from './activity-clock.ts';
import { childWindows } from './child-windows.ts';
import { idleStage, type IdleStage } from './idle-stage.ts';
import { later } from '../../ui/later.ts';

const IdleWarning = later(() => import('./idle-warning.tsx'));

const ACTIVITIES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Activity is written down at most this often, but at once while the warning is shown. */
const QUIET_MILLISECONDS = 2000;

/** Watches whether anybody is there, for as long as somebody is signed in. */
export function IdleWatch() {
  const navigate = useNavigate();
  const clocks = useSettings();
  const [stage, setStage] = useState<IdleStage>({ stage: 'active' });

  useEffect(() => {
    let written = 0;
    const note = () => {
      written = Date.now();
      noteActivity(window.localStorage, written, clocks);
    };
    const act = () => {
      const warned = idleStage(readSignOutAt(window.localStorage), Date.now(), clocks).stage !== 'active';
      if (!warned && Date.now() - written < QUIET_MILLISECONDS) return;
      note();
      setStage({ stage: 'active' });
    };
    const look = () => {
      const next = lookAtClock(window.localStorage, Date.now(), clocks, childWindows.isAnyOpen());
      setStage((current) => (current.stage === 'active' && next.stage === 'active' ? current : next));
    };
    note();
    const timer = setInterval(look, 1000);
    for (const activity of ACTIVITIES)
      window.addEventListener(activity, act, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const activity of ACTIVITIES) window.removeEventListener(activity, act, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [clocks]);

  const over = stage.stage === 'over';
  useEffect(() => {
    // One tab ends the session; the others hear of it.
    if (over) {
      void navigator.locks.request('longleaf-idle-end', { ifAvailable: true }, (lock) =>
        lock ? navigate(`/logout?referrer=${IDLE_REFERRER}`) : undefined,
      );
    }
  }, [over, navigate]);

  if (stage.stage !== 'warning') return null;
  return (
    <Suspense>
      <IdleWarning secondsLeft={stage.secondsLeft} clocks={clocks} />
    </Suspense>
  );
}
