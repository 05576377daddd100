import { type IdleClocks, type IdleStage, idleStage, signOutTime } from './idle-stage.ts';

export const SIGN_OUT_AT = 'longleaf.sign-out-at';

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

/**
 * Where the clock stands when it is looked at. While the person is busy in a window that the portal opened, it starts
 * anew at each look, so the time counts from when the last of them was closed (ST-042, ST-043).
 */
export function lookAtClock(
  device: Storage,
  now: number,
  clocks: IdleClocks,
  isBusyElsewhere: boolean,
): IdleStage {
  if (isBusyElsewhere) noteActivity(device, now, clocks);
  return idleStage(readSignOutAt(device), now, clocks);
}
