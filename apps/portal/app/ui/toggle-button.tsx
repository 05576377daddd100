import styles from './toggle-button.module.css';

/** Quiet: text and icon, for cards. Outlined: a second button, for the head of a page. */
export type ToggleLook = 'quiet' | 'outlined';

interface ToggleButtonProps {
  on: boolean;
  look?: ToggleLook | undefined;
  icon: React.ReactNode;
  /** The name of the thing, heard but not seen. */
  of: string;
  onPress: () => void;
  children: React.ReactNode;
}

/** Something about a thing that is on or off: saved, asked for. */
export function ToggleButton({ on, look = 'quiet', icon, of, onPress, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      data-print="no"
      className={[styles.toggle, look === 'outlined' && styles.outlined].filter(Boolean).join(' ')}
      aria-pressed={on}
      onClick={onPress}
    >
      {icon}
      <span>
        {children}
        <span className="visually-hidden"> {of}</span>
      </span>
    </button>
  );
}
