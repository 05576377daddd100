import { Window, type WindowProps } from './window.tsx';

/** A sheet from the side, full height, and full width on phones. */
export function SideSheet(props: WindowProps) {
  return <Window place="side" width={520} {...props} />;
}
