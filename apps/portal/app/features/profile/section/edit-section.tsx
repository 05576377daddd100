import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardButtons, EditableCard } from '../../../domain/accounts/editable-card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
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
}

/** A section that is read first and changed on request; cancelling brings back what was stored. */
export function EditSection<Values>({ id, title, form, view, children }: EditSectionProps<Values>) {
  return (
    <EditableCard
      id={id}
      title={title}
      change={
        <Trans>
          Edit <span className="visually-hidden">{title}</span>
        </Trans>
      }
      editing={form.editing}
      onEdit={form.edit}
      view={view}
    >
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
          <CardButtons busy={form.busy} onCancel={form.cancel}>
            <Trans>Save changes</Trans>
          </CardButtons>
        </div>
      </form>
    </EditableCard>
  );
}
