import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Menu as LibraryMenu, MenuItem, Popover, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';
import { LibraryLanguage } from './library-language.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  key: string;
  /** Its name alone, to be heard and to be found by typing. */
  text: string;
  /** Where it leads inside the portal; what it does, else. */
  to?: string;
  onPress?: () => void;
  disabled?: boolean;
}

interface MenuProps {
  /** Names the list. */
  label: string;
  /** The button that it hangs on, which has the focus again afterwards. */
  trigger: RefObject<HTMLElement | null>;
  opened: boolean;
  onClose: () => void;
  entries: readonly MenuEntry[];
  /** Above the list. */
  head?: ReactNode;
}

/**
 * What a button opens: things to go to or to do. Arrows, Home, End and the first letters choose, Enter takes, Escape
 * closes. The button says `aria-haspopup="menu"` and `aria-expanded` itself.
 */
export function Menu({ label, trigger, opened, onClose, entries, head }: MenuProps) {
  const navigate = useNavigate();
  return (
    <LibraryLanguage>
      <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        <Popover
          aria-label={label}
          triggerRef={trigger}
          isOpen={opened}
          onOpenChange={(open) => !open && onClose()}
          placement="bottom end"
          className={styles.panel ?? ''}
        >
          {head}
          <List label={label} entries={entries} onClose={onClose} />
        </Popover>
      </RouterProvider>
    </LibraryLanguage>
  );
}

function List({ label, entries, onClose }: Pick<MenuProps, 'label' | 'entries' | 'onClose'>) {
  const root = useRef<HTMLDivElement>(null);
  // The library takes a button that is pressed by Enter for one pressed by a screen reader, and leaves the focus there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <LibraryMenu
      aria-label={label}
      ref={root}
      items={entries}
      disabledKeys={entries.filter(({ disabled }) => disabled).map(({ key }) => key)}
      onClose={onClose}
      className={styles.list ?? ''}
    >
      {({ key, text, to, onPress }) => (
        <MenuItem
          id={key}
          textValue={text}
          className={styles.entry ?? ''}
          {...(to !== undefined && { href: to })}
          {...(onPress && { onAction: onPress })}
        >
          {text}
        </MenuItem>
      )}
    </LibraryMenu>
  );
}
