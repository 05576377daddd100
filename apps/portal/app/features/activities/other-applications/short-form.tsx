import { Trans, useLingui } from '@lingui/react/macro';
import { activityFailures, activityOperations } from '@longleaf/contract/activities';
import { complainAboutShortText, SHORT_TEXT_LIMIT } from '@longleaf/rules/activities/short-text';
import { IconCopy } from '@tabler/icons-react';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { refreshOwn } from '../../../shell/session/refresh-own.ts';
import { Button } from '../../../ui/button.tsx';
import { ACTIVITIES } from '../activities-query.ts';
import { nameOfItem } from '../item-view.tsx';
import { useItemFacts } from '../item-facts.tsx';
import type { Candidate } from './picked.ts';
import styles from './other-applications.module.css';

interface ShortFormProps {
  candidate: Candidate;
  /** The words that are kept. */
  text: string;
  /** Copies what is typed into a form elsewhere. */
  onCopy: (text: string) => void;
}

/** One thing with the person's own few words about it. */
export function ShortForm({ candidate, text, onCopy }: ShortFormProps) {
  const { t } = useLingui();
  const { section, item } = candidate;
  const facts = useItemFacts(section, item);
  const name = nameOfItem(section, item);
  const form = useForm({
    form: `activities-short:${item.id}`,
    operation: activityOperations.saveShortText,
    stored: { text },
    opens: 'always',
    check: (typed) => ({ text: complainAboutShortText(typed.text.trim()) }),
    toSend: (typed) => ({ body: { id: item.id, text: typed.text } }),
    onDone: () => refreshOwn(ACTIVITIES),
    done: t`Your words are saved.`,
    failed: (error) => (error.status === 404 ? activityFailures.gone : activityFailures.shortFailed),
  });
  return (
    <li className={styles.one}>
      <h2>{name}</h2>
      {facts.length > 0 && <p className="small soft">{facts.join(', ')}</p>}
      <p className={styles.onPaper}>{form.values.text}</p>
      <div data-print="no">
        <Form
          form={form}
          label={name}
          buttons={
            <>
              <FormButtons busy={form.busy}>
                <Trans>
                  Save <span className="visually-hidden">{name}</span>
                </Trans>
              </FormButtons>
              <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => onCopy(form.values.text)}>
                <Trans>
                  Copy <span className="visually-hidden">{name}</span>
                </Trans>
              </Button>
            </>
          }
        >
          <TextArea
            label={
              <Trans>
                In short <span className="visually-hidden">: {name}</span>
              </Trans>
            }
            help={<Trans>A verb, what you did, and the result.</Trans>}
            most={SHORT_TEXT_LIMIT}
            rows={3}
            {...form.field('text')}
          />
        </Form>
      </div>
    </li>
  );
}
