import { type IdleClocks, signOutTime } from './idle-stage.ts';

const SIGN_OUT_AT = 'longleaf.sign-out-at';

/** The stored end of the session, shared by all tabs of this browser. */
export function readSignOutAt(device: Storage): number | null {
  const stored = Number(device.getItem(SIGN_OUT_AT));
  return stored > 0 ? stored : null;
}

/** Somebody did something: the end moves away. */
export function noteActivity(device: Storage, now: number, clocks: IdleClocks): void {
  device.setItem(SIGN_OUT_AT, String(signOutTime(now, clocks)));
}

export function stopClock(device: Storage): void {
  device.removeItem(SIGN_OUT_AT);
}
