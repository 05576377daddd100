import { Trans, useLingui } from '@lingui/react/macro';
import { applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { APPLICATION_NOTE_LIMIT, complainAboutNote } from '@longleaf/rules/applications/typed';
import { IconPencil } from '@tabler/icons-react';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useOpener } from '../../kit/form/use-opener.ts';
import { Button } from '../../ui/button.tsx';
import { showChanged } from './change-hub.ts';
import styles from './hub.module.css';

/** What the student noted about an application. */
export function ApplicationNote({ item }: { item: HubItem }) {
  const { t } = useLingui();
  const { userApplication, college } = item;
  const form = useForm({
    form: `application-note:${userApplication.id}`,
    operation: applicationOperations.changeApplication,
    stored: { note: userApplication.note },
    check: ({ note }) => ({ note: complainAboutNote(note) }),
    toSend: ({ note }) => ({ params: { appId: userApplication.id }, body: { note } }),
    onDone: showChanged,
    done: t`Your note is saved.`,
  });
  const { button, fields, open } = useOpener(form.editing, form.edit);
  return (
    <div className={styles.line}>
      {form.editing ? (
        <Form
          ref={fields}
          form={form}
          label={t`Note about ${college.shortName}`}
          buttons={
            <FormButtons busy={form.busy} onCancel={form.cancel}>
              <Trans>Save note</Trans>
            </FormButtons>
          }
        >
          <TextArea
            label={<Trans>Your note</Trans>}
            most={APPLICATION_NOTE_LIMIT}
            rows={3}
            {...form.field('note')}
          />
        </Form>
      ) : (
        <>
          {userApplication.note !== '' && <p className={styles.note}>{userApplication.note}</p>}
          <Button
            ref={button}
            look="quiet"
            size="small"
            icon={<IconPencil size={18} aria-hidden />}
            onClick={open}
          >
            {userApplication.note === '' ? <Trans>Add a note</Trans> : <Trans>Edit note</Trans>}
            <span className="visually-hidden"> {college.shortName}</span>
          </Button>
        </>
      )}
    </div>
  );
}
