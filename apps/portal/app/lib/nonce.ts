import { createContext, useContext } from 'react';

const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

/** Value that lets the page's own scripts run under the content security policy. Empty in the browser. */
export function useNonce(): string {
  return useContext(NonceContext);
}
