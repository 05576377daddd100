import type { ReactNode } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface NumberFieldProps extends Omit<
  React.ComponentProps<typeof TextField>,
  'inputMode' | 'type' | 'icon'
> {
  /** Stands in front of the number: `$`. */
  before?: ReactNode;
  /** True where parts of a whole can be typed. */
  decimals?: boolean;
}

/**
 * A number as text, with the keypad for numbers. What is typed stays as it is (`numberInText` reads it): the browser's
 * own number field drops what it cannot read, and changes when the page is scrolled over it.
 */
export function NumberField({ before, decimals = false, ...field }: NumberFieldProps) {
  return (
    <TextField {...field} icon={before} inputMode={decimals ? 'decimal' : 'numeric'} autoComplete="off" />
  );
}
