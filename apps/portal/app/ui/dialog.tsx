import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal, type ModalProps } from '@mantine/core';
import styles from './dialog.module.css';
import { MantineScope } from './mantine-scope.tsx';
import { useOpenedLate } from './use-opened-late.ts';

type DialogProps = Omit<ModalProps, 'title'> & { title: React.ReactNode };

/** A window over the page. Escape closes it and focus goes back. The title is its name, so there is always one. */
export function Dialog({ opened, ...props }: DialogProps) {
  const openedLate = useOpenedLate(opened);
  return (
    <MantineScope>
      <Modal
        classNames={{ title: styles.title ?? '', header: styles.header ?? '' }}
        {...props}
        opened={openedLate}
      />
    </MantineScope>
  );
}
