import { Trans, useLingui } from '@lingui/react/macro';
import { intentMessages } from '@longleaf/contract/intents-to-enroll';
import { nameOfReason } from '@longleaf/rules/intents-to-enroll/intent';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import type { FormState } from '../../../kit/form/use-form.ts';
import { Facts } from '../../../kit/page/facts.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type IntentTyped, reasonIds } from './intent-typed.ts';

interface SummaryStepProps {
  form: FormState<IntentTyped>;
  onCancel: () => void;
}

/** What will be kept, to look at again before it is saved. */
export function SummaryStep({ form, onCancel }: SummaryStepProps) {
  const { t } = useLingui();
  const { collegeName, organizationID, reasons, reasonNotes } = form.values;
  return (
    <Form
      form={form}
      label={t`Where I plan to go`}
      buttons={
        <FormButtons busy={form.busy} onCancel={onCancel}>
          <Trans>Save college</Trans>
        </FormButtons>
      }
    >
      <Facts
        facts={[
          [
            t`College`,
            <span key="college">
              {collegeName} {organizationID === 0 && <Tag tone="waiting">{intentMessages.notVerified}</Tag>}
            </span>,
          ],
          [
            t`Why`,
            reasonIds(reasons)
              .map((id) => nameOfReason(id))
              .join(', '),
          ],
          [t`In your own words`, reasonNotes],
        ]}
      />
    </Form>
  );
}
