import { Window, type WindowProps } from './window.tsx';

interface DialogProps extends WindowProps {
  /** In pixels, where there is room; 460 unless stated. */
  size?: number;
}

/** A window over the middle of the page. */
export function Dialog({ size = 460, ...window }: DialogProps) {
  return <Window place="middle" width={size} {...window} />;
}
