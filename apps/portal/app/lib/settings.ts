import type { PublicSettings } from '@longleaf/contract/public-settings';
import { createContext, useContext } from 'react';

const SETTINGS_ELEMENT = 'settings';

const SettingsContext = createContext<PublicSettings | null>(null);

export const SettingsProvider = SettingsContext.Provider;

/** The public settings of the server. @throws outside the providers. */
export function useSettings(): PublicSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs SettingsProvider');
  return settings;
}

/** Attributes of the element that carries the settings to the browser. Data, so it needs no nonce. */
export function settingsElement(settings: PublicSettings) {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return { id: SETTINGS_ELEMENT, type: 'application/json', dangerouslySetInnerHTML: { __html: json } };
}

/** The settings that came with this page. Browser only. */
export function settingsOfPage(): PublicSettings {
  return JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent ?? 'null') as PublicSettings;
}
