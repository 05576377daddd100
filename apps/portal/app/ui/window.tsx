import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './window.module.css';

export interface WindowProps {
  opened: boolean;
  onClose: () => void;
  /** The window's name, so there is always one. */
  title: ReactNode;
  withCloseButton?: boolean;
  /** Of a sheet from the side: what is in it keeps its own edges and scrolls by itself. */
  bare?: boolean;
  children?: ReactNode;
}

interface PlacedWindowProps extends WindowProps {
  place: 'middle' | 'side';
  /** In pixels, where there is room. */
  width: number;
}

/**
 * A window over the page, which cannot be reached meanwhile; messages in the corner can. Escape and a press beside it
 * close it, and the focus goes back. What carries `data-autofocus` has the focus first.
 */
export function Window({ opened, onClose, place, width, ...inside }: PlacedWindowProps) {
  return (
    <ModalOverlay
      isOpen={opened}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={`${styles.overlay} ${styles[place]}`}
    >
      <Modal className={styles.window ?? ''} style={{ '--window-width': `${width}px` } as CSSProperties}>
        {/* The library hides the rest of the page and leaves this out; assistive technology and axe look for it. */}
        <Dialog render={(section) => <section {...section} role="dialog" aria-modal />}>
          <Inside onClose={onClose} {...inside} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Inside({
  title,
  withCloseButton = true,
  bare = false,
  onClose,
  children,
}: Omit<WindowProps, 'opened'>) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const first = body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? close.current;
    first?.focus();
  }, []);
  return (
    <>
      <div className={styles.header}>
        <Heading slot="title" className={styles.title ?? ''}>
          {title}
        </Heading>
        {withCloseButton && (
          <button ref={close} type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
      <div ref={body} className={`${styles.body} ${bare ? styles.bare : ''}`}>
        {children}
      </div>
    </>
  );
}
