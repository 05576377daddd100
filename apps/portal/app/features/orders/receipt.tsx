import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { LastOrder } from './last-order.ts';
import styles from './orders.module.css';

interface ReceiptProps {
  order: LastOrder;
  isSignedIn: boolean;
  onPutAway: () => void;
}

/** The order is in: its reference code, large (MSG-079, ST-240). */
export function Receipt({ order: { code, pieces }, isSignedIn, onPutAway }: ReceiptProps) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => showToast({ kind: 'done', text: t`The code is copied.` }),
      () => showToast({ kind: 'error', text: t`Copy it by hand: select it and press Ctrl and C.` }),
    );
  return (
    <div className={styles.receipt}>
      <ResultPanel
        title={<Trans>Your order is in</Trans>}
        actions={
          <span data-print="no">
            <Button onClick={onPutAway}>
              <Trans>Order something else</Trans>
            </Button>
          </span>
        }
      >
        <div className={`sunk ${styles.code}`}>
          <p>
            <span className="small soft">
              <Trans>Reference code</Trans>
            </span>
            <strong>{code}</strong>
          </p>
          <span className="row row-wrap" data-print="no">
            <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
              <Trans>Copy</Trans>
            </Button>
            <Button look="quiet" icon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </span>
        </div>
        <p>
          <Plural value={pieces} one="# piece is on its list." other="# pieces are on its list." />{' '}
          {isSignedIn ? (
            <Trans>
              You can see it in your orders below. If your email is confirmed, we email you a copy.
            </Trans>
          ) : (
            <Trans>Keep the code. With it we can find your order if you ask.</Trans>
          )}
        </p>
      </ResultPanel>
    </div>
  );
}
