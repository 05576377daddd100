import { useHref, useLocation } from 'react-router';
import { createAccountMark } from '@longleaf/contract/login';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { beginSignIn } from './session/sign-in.ts';

interface SignInButtonProps {
  look?: ButtonLook;
  className?: string | undefined;
  createAccount?: boolean;
  children: React.ReactNode;
}

/** Leaves for sign-in and comes back here. Where no script runs it leads to the login page, which says what it needs. */
export function SignInButton({ createAccount = false, ...button }: SignInButtonProps) {
  const { pathname, search } = useLocation();
  const returnUrl = useHref(pathname) + search;
  const way = { action: useHref('/login'), fields: { returnUrl, ...(createAccount && CREATE) } };
  return <SignInForm {...button} {...way} onSubmit={() => void beginSignIn({ createAccount })} />;
}

const CREATE = { [createAccountMark.name]: createAccountMark.value };

interface SignInFormProps extends Omit<SignInButtonProps, 'createAccount'> {
  /** The login address, and what it is told. */
  action: string;
  fields: Record<string, string>;
  /** Does it by script instead. */
  onSubmit?: () => void;
}

/** A button that asks a login address. */
export function SignInForm({ action, fields, onSubmit, className, ...button }: SignInFormProps) {
  return (
    <form
      action={action}
      className={className}
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        // The server knows no part of the page, and not every query.
        <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />
      ))}
      <Button type="submit" {...button} />
    </form>
  );
}
