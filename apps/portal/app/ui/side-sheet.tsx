import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer, type DrawerProps } from '@mantine/core';
import { MantineScope } from './mantine-scope.tsx';
import { useOpenedLate } from './use-opened-late.ts';

type SideSheetProps = Omit<DrawerProps, 'title'> & { title: React.ReactNode };

/** A sheet from the side, full height on phones. Always named by its title. */
export function SideSheet({ opened, ...props }: SideSheetProps) {
  const openedLate = useOpenedLate(opened);
  return (
    <MantineScope>
      <Drawer position="right" size={520} {...props} opened={openedLate} />
    </MantineScope>
  );
}
