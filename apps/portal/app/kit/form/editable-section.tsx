import { Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Form, FormButtons, type Submittable } from './form.tsx';
import { useOpener } from './use-opener.ts';

interface EditableSectionProps {
  id: string;
  title: string;
  form: Submittable & { editing: boolean; edit: () => void; cancel: () => void };
  /** What is stored, to read. */
  view: ReactNode;
  /** What the button that opens the fields says; 'Edit' unless stated. */
  change?: ReactNode;
  /** What the main button says; 'Save changes' unless stated. */
  save?: ReactNode;
  /** Above the fields: what to mind. */
  notice?: ReactNode;
  /** Right above the buttons: what became of the last press. */
  outcome?: ReactNode;
  /** The fields, to change. */
  children: ReactNode;
}

/**
 * A section that is read first and changed in its place; cancelling brings back what was stored. The focus goes
 * into the fields and comes back.
 */
export function EditableSection({ id, title, form, view, children, ...words }: EditableSectionProps) {
  const { change, save = <Trans>Save changes</Trans>, notice, outcome } = words;
  const { editing, edit, cancel, busy } = form;
  const { button, fields, open } = useOpener(editing, edit);
  const opener = (
    <Button ref={button} look="quiet" size="small" icon={<IconPencil size={18} aria-hidden />} onClick={open}>
      {change ?? (
        <Trans>
          Edit <span className="visually-hidden">{title}</span>
        </Trans>
      )}
    </Button>
  );
  return (
    <SectionCard id={id} title={title} action={!editing && opener}>
      {editing ? (
        <Form
          ref={fields}
          form={form}
          label={title}
          notice={notice}
          outcome={outcome}
          buttons={
            <FormButtons busy={busy} onCancel={cancel}>
              {save}
            </FormButtons>
          }
        >
          {children}
        </Form>
      ) : (
        view
      )}
    </SectionCard>
  );
}
