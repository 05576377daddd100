import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  /** `new-password` where one is chosen, so that a password manager can help. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  help?: React.ReactNode;
}

/** A password, hidden until its eye is pressed. What is typed is never kept anywhere. */
export function PasswordField({ label, onValue, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onValue(event.currentTarget.value)}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={shown}
          aria-label={t`Show: ${label}`}
          onClick={() => setShown(!shown)}
        >
          <Eye size={22} aria-hidden />
        </button>
      }
    />
  );
}
