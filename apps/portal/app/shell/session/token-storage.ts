export const REMEMBER = 'longleaf.remember';

interface Remembering {
  remember(on: boolean): void;
  isRemembered(): boolean;
}

/**
 * Where tokens are kept (GAP-124): in this tab's session storage, or in local storage once the person asked
 * to stay signed in on this device. Behaves like one Storage, so the OpenID client need not know.
 */
export function tokenStorage(tab: Storage, device: Storage): Storage & Remembering {
  const isRemembered = () => device.getItem(REMEMBER) !== null;
  const current = () => (isRemembered() ? device : tab);
  return {
    get length() {
      return current().length;
    },
    key: (index) => current().key(index),
    getItem: (key) => current().getItem(key),
    setItem(key, value) {
      const [here, there] = isRemembered() ? [device, tab] : [tab, device];
      there.removeItem(key);
      here.setItem(key, value);
    },
    removeItem(key) {
      tab.removeItem(key);
      device.removeItem(key);
    },
    clear: () => current().clear(),
    /** Moves to the other place; what is kept must be written again. */
    remember(on) {
      if (on) device.setItem(REMEMBER, 'yes');
      else device.removeItem(REMEMBER);
    },
    isRemembered,
  };
}
