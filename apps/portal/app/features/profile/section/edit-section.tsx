import { Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import styles from './section.module.css';
import type { SectionForm } from './use-section-form.ts';

interface EditSectionProps<Values> {
  id: string;
  title: string;
  form: SectionForm<Values>;
  /** What is stored, to read. */
  view: ReactNode;
  /** The fields, to change. */
  children: ReactNode;
  saveLabel?: ReactNode;
}

/** A section that is read first and changed on request; cancelling brings back what was stored. */
export function EditSection<Values>({
  id,
  title,
  form,
  view,
  children,
  saveLabel,
}: EditSectionProps<Values>) {
  const editButton = useRef<HTMLButtonElement>(null);
  const back = () => {
    form.cancel();
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <SectionCard
      id={id}
      title={title}
      action={
        !form.editing && (
          <Button
            ref={editButton}
            look="quiet"
            size="small"
            icon={<IconPencil size={18} aria-hidden />}
            onClick={form.edit}
          >
            <Trans>
              Edit <span className="visually-hidden">{title}</span>
            </Trans>
          </Button>
        )
      }
    >
      {form.editing ? (
        <form
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <ErrorSummary complaints={form.complaints} />
          <div className={styles.fields}>{children}</div>
          <div className={styles.buttons}>
            <Button look="main" type="submit" busy={form.busy}>
              {saveLabel ?? <Trans>Save changes</Trans>}
            </Button>
            <Button onClick={back}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      ) : (
        view
      )}
    </SectionCard>
  );
}
