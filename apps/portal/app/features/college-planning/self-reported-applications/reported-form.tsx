import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ReportedApplication,
  reportedMessages,
  reportedOperations,
} from '@longleaf/contract/self-reported-applications';
import { complainAboutReported } from '@longleaf/rules/self-reported-applications/application';
import { useState } from 'react';
import { useToday } from '../../../lib/today.ts';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { logFailedCall } from '../../../lib/log-failed-call.ts';
import { refreshOwn } from '../../../shell/session/refresh-own.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { CollegeField } from '../entered-college/college-field.tsx';
import { type NameTrouble, NameTroubleNotice } from '../entered-college/name-trouble.tsx';
import { verifiedId } from '../entered-college/verified-id.ts';
import { REPORTED } from './reported-query.ts';

interface ReportedFormProps {
  /** Null for a new one. */
  reported: ReportedApplication | null;
  onClose: () => void;
}

/** Adds or changes an application that somebody says they sent (ST-167); the college is verified before (ST-168). */
export function ReportedForm({ reported, onClose }: ReportedFormProps) {
  const { t } = useLingui();
  const today = useToday();
  const [trouble, setTrouble] = useState<NameTrouble>('none');
  const id = reported?.id ?? 0;
  const form = useForm({
    form: `self-reported-application:${id}`,
    operation: reportedOperations.updateSelfReportedApp,
    stored: {
      collegeName: reported?.collegeName ?? '',
      organizationId: reported?.organizationId ?? 0,
      submissionDate: reported?.submissionDate ?? '',
    },
    opens: 'open',
    check: (typed) => complainAboutReported(typed, today),
    toSend: async ({ collegeName, organizationId, submissionDate }) => {
      const known = organizationId > 0 ? organizationId : await verified(collegeName);
      return known === undefined
        ? null
        : { body: { id, collegeName, organizationId: known, submissionDate } };
    },
    onDone: async () => {
      await refreshOwn(REPORTED);
      onClose();
    },
    done: reportedMessages.saved,
    // Another tab took it off the list: to try again would never help.
    failed: (error) => (error.status === 404 ? error.message : reportedMessages.saveFailed),
  });
  /** The id; null for a name that we do not know and that is meant; undefined where the person looks at it again. */
  const verified = async (name: string): Promise<number | null | undefined> => {
    if (trouble === 'unknown') return null;
    try {
      const found = await verifiedId(name);
      setTrouble(found === null ? 'unknown' : 'none');
      return found ?? undefined;
    } catch (error) {
      logFailedCall('self-reported-applications', error);
      setTrouble('failed');
      return undefined;
    }
  };
  const cancel = () => {
    form.cancel();
    onClose();
  };
  return (
    <Form
      form={form}
      label={t`An application that you sent`}
      outcome={<NameTroubleNotice trouble={trouble} />}
      buttons={
        <FormButtons busy={form.busy} onCancel={cancel}>
          <Trans>Save application</Trans>
        </FormButtons>
      }
    >
      <CollegeField
        entered={form.values}
        error={form.errorOf('collegeName')}
        onEntered={(college) => {
          setTrouble('none');
          form.set(college);
        }}
      />
      <TextField
        type="date"
        label={<Trans>Sent on</Trans>}
        min="1899-01-01"
        max={today}
        {...form.field('submissionDate')}
      />
    </Form>
  );
}
