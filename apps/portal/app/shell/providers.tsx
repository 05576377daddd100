import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient, queryClientOfTab } from '../lib/query-client.ts';
import { SettingsProvider } from '../lib/settings.ts';
import { NonceProvider } from '../lib/nonce.ts';

interface ProvidersProps {
  settings: PublicSettings;
  nonce: string;
  i18n: I18n;
  children: React.ReactNode;
}

/** What every screen may rely on, the same on the server and in the browser. */
export function Providers({ settings, nonce, i18n, children }: ProvidersProps) {
  const [queries] = useState(() =>
    import.meta.env.SSR ? createQueryClient({ retry: false }) : queryClientOfTab(),
  );
  return (
    <SettingsProvider value={settings}>
      <NonceProvider value={nonce}>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </I18nProvider>
      </NonceProvider>
    </SettingsProvider>
  );
}
