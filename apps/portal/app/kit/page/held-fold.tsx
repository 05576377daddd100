import { type ReactNode, useState } from 'react';
import { Fold } from './fold.tsx';

interface HeldFoldProps {
  title: ReactNode;
  note?: ReactNode;
  /** Open for what the person chose elsewhere. */
  open: boolean;
  /** Something in it is filled in: it opens, and cannot be closed. */
  held: boolean;
  children: ReactNode;
}

/** A fold of a form. What is filled in is never hidden, and it does not close while the last of it is typed anew. */
export function HeldFold({ open, held, ...fold }: HeldFoldProps) {
  const [stays, setStays] = useState(held);
  if (held && !stays) setStays(true);
  return <Fold {...fold} open={open || stays} held={held} />;
}
