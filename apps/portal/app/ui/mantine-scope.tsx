import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import { useNonce } from '../lib/nonce.ts';
import { cssVariables, theme } from './theme.ts';

/**
 * What Mantine's parts need around them. It stands around the parts that use Mantine instead of around the
 * whole portal, so that pages without any do not load it.
 */
export function MantineScope({ children }: { children: React.ReactNode }) {
  const nonce = useNonce();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}
