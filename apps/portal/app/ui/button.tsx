import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** Main: amber, one on a screen. Second: outlined. Quiet: text only. Danger: takes away what somebody kept. */
export type ButtonLook = 'main' | 'second' | 'quiet' | 'danger';

interface Look {
  look?: ButtonLook;
  size?: 'small' | 'normal' | 'large';
  fullWidth?: boolean;
  icon?: React.ReactNode;
  iconAfter?: React.ReactNode;
}

type ButtonProps = Look & React.ComponentProps<'button'> & { busy?: boolean };

/** Does something here, so nothing on paper. A busy button keeps its place and size, and takes no second press. */
export function Button({ look, size, fullWidth, icon, iconAfter, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-print="no"
      {...rest}
      className={classes({ look, size, fullWidth }, rest.className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : rest.onClick}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  );
}

/** Goes to another page of the portal, looking like a button. */
export function ButtonLink({
  look,
  size,
  fullWidth,
  icon,
  iconAfter,
  children,
  ...rest
}: Look & LinkProps & React.RefAttributes<HTMLAnchorElement>) {
  return (
    <Link data-print="no" {...rest} className={classes({ look, size, fullWidth }, rest.className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  );
}

function Content({ icon, iconAfter, children }: Look & { children: React.ReactNode }) {
  return (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
}

function classes({ look = 'second', size = 'normal', fullWidth }: Look, more?: string): string {
  return [styles.button, styles[look], styles[size], fullWidth && styles.full, more]
    .filter(Boolean)
    .join(' ');
}
