import { Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

interface EditableCardProps {
  id: string;
  title: string;
  /** What the button that opens the fields says. */
  change: React.ReactNode;
  editing: boolean;
  onEdit: () => void;
  /** To read while nothing is changed. */
  view: React.ReactNode;
  /** The form. */
  children: React.ReactNode;
}

/** A card that is read until its button opens the form in it. When that closes, the focus is on the button again. */
export function EditableCard({ id, title, change, editing, onEdit, view, children }: EditableCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <SectionCard
      id={id}
      title={title}
      action={
        !editing && (
          <Button
            ref={button}
            look="quiet"
            size="small"
            icon={<IconPencil size={18} aria-hidden />}
            onClick={onEdit}
          >
            {change}
          </Button>
        )
      }
    >
      {editing ? children : view}
    </SectionCard>
  );
}

/** 'Save' and 'Cancel' below a form of such a card. */
export function CardButtons({ busy, onCancel, children }: CardButtonsProps) {
  return (
    <>
      <Button look="main" type="submit" busy={busy}>
        {children}
      </Button>
      <Button onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

interface CardButtonsProps {
  busy: boolean;
  onCancel: () => void;
  children: React.ReactNode;
}
