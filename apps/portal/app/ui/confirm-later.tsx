import { type ComponentProps, Suspense } from 'react';
import { later } from './later.ts';

// The dialog is fetched when the first question is asked, not with every page that might ask one.
const ConfirmDialog = later(async () => {
  const { ConfirmDialog: dialog } = await import('./confirm-dialog.tsx');
  return { default: dialog };
});

/** A confirmation whose code arrives when it is first opened. */
export function ConfirmLater(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
