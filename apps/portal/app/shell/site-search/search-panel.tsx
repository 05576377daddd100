import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SiteSearchBox } from './site-search-box.tsx';
import styles from './search-panel.module.css';

/** The search below the header: it has the focus when it opens, and Escape closes it once the field is empty. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    panel.current?.querySelector('input')?.focus();
    const hearEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', hearEscape);
    return () => document.removeEventListener('keydown', hearEscape);
  }, []);
  return (
    <div ref={panel} className={styles.panel}>
      <SiteSearchBox hideLabel label={t`Search everything`} />
    </div>
  );
}
