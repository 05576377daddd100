import { Trans, useLingui } from '@lingui/react/macro';
import { applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { complainAboutDueDay, complainAboutTitle } from '@longleaf/rules/applications/typed';
import { IconPlus } from '@tabler/icons-react';
import { Form, FormButtons, Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useOpener } from '../../kit/form/use-opener.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showChanged } from './change-hub.ts';
import styles from './hub.module.css';

/** Adds a task of the student's own to an application. */
export function OwnTask({ item }: { item: HubItem }) {
  const { t } = useLingui();
  const appId = item.userApplication.id;
  const form = useForm({
    form: `application-own-task:${appId}`,
    operation: applicationOperations.addTask,
    stored: { title: '', dueDate: '' },
    check: ({ title, dueDate }) => ({
      title: complainAboutTitle(title),
      dueDate: dueDate === '' ? undefined : complainAboutDueDay(dueDate),
    }),
    toSend: ({ title, dueDate }) => ({
      params: { appId },
      body: { title, dueDate: dueDate === '' ? null : dueDate },
    }),
    onDone: showChanged,
    done: t`The task is added.`,
  });
  const { button, fields, open } = useOpener(form.editing, form.edit);
  return (
    <div className={styles.line} data-print="no">
      {form.editing ? (
        <Form
          ref={fields}
          form={form}
          label={t`A task of your own`}
          buttons={
            <FormButtons busy={form.busy} onCancel={form.cancel}>
              <Trans>Add task</Trans>
            </FormButtons>
          }
        >
          <Two>
            <TextField label={<Trans>What is there to do?</Trans>} {...form.field('title')} />
            <TextField
              type="date"
              label={<Trans>Your own date</Trans>}
              help={<Trans>You can leave this empty.</Trans>}
              {...form.field('dueDate')}
            />
          </Two>
        </Form>
      ) : (
        <Button
          ref={button}
          look="quiet"
          size="small"
          icon={<IconPlus size={18} aria-hidden />}
          onClick={open}
        >
          <Trans>Add a task of your own</Trans>
        </Button>
      )}
    </div>
  );
}
