import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './shared-plans.module.css';

/** A link that was made just now: to be copied, as it is not shown again. */
export function NewLink({ name, address }: { name: string; address: string }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ kind: 'done', text: t`The link is copied.` }),
      () => showToast({ kind: 'error', text: t`Copy it by hand: select it and press Ctrl and C.` }),
    );
  return (
    <div className={styles.made}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>The link for {name}</Trans>
      </h2>
      <div className={styles.address}>
        <div className="grow">
          <TextField
            readOnly
            label={<Trans>Link</Trans>}
            help={<Trans>Copy it now. We do not show it again. Anyone who has it can open it.</Trans>}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Button onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
      </div>
    </div>
  );
}
