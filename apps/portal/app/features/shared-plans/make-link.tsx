import { Trans, useLingui } from '@lingui/react/macro';
import { sharedPlanMessages, sharedPlanOperations } from '@longleaf/contract/shared-plans';
import {
  complainAboutSharing,
  SHARED_DAYS,
  SHARED_NAME_LENGTH,
  SHARED_PARTS,
} from '@longleaf/rules/shared-plans/sharing';
import { useState } from 'react';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Sheet } from '../../kit/page/page-frame.tsx';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { TextField } from '../../ui/text-field.tsx';
import { NewLink } from './new-link.tsx';
import { SHARED_PLANS } from './queries.ts';

interface Typed {
  name: string;
  parts: readonly string[];
  days: string;
}

const AT_FIRST: Typed = { name: '', parts: ['colleges', 'goals', 'due'], days: String(SHARED_DAYS[0]) };

/** For whom a link is, what it shows and for how long; then the link itself, once. */
export function MakeLink() {
  const { t, i18n } = useLingui();
  const [made, setMade] = useState<{ name: string; address: string } | null>(null);
  const form = useForm<Typed, typeof sharedPlanOperations.makeSharedPlan>({
    form: 'shared-plan',
    operation: sharedPlanOperations.makeSharedPlan,
    stored: AT_FIRST,
    opens: 'always',
    check: complainAboutSharing,
    toSend: ({ name, parts, days }) => ({
      body: {
        name: name.trim(),
        parts: SHARED_PARTS.map(({ value }) => value).filter((part) => parts.includes(part)),
        days: Number(days),
      },
    }),
    done: i18n._(sharedPlanMessages.made),
    onDone: ({ plan, address }) => {
      setMade({ name: plan.name, address });
      return refreshOwn(SHARED_PLANS);
    },
  });
  return (
    <Sheet>
      {made && <NewLink key={made.address} {...made} />}
      <Form
        form={form}
        label={t`Make a link`}
        buttons={
          <FormButtons busy={form.busy}>
            <Trans>Make a link</Trans>
          </FormButtons>
        }
      >
        <TextField
          label={<Trans>Who is it for?</Trans>}
          help={<Trans>Like “my aunt”. They see this name, too.</Trans>}
          autoComplete="off"
          maxLength={SHARED_NAME_LENGTH}
          {...form.field('name')}
        />
        <CheckGroup
          legend={<Trans>What may they see?</Trans>}
          options={SHARED_PARTS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          help={<Trans>Never your notes, grades, address, phone or date of birth.</Trans>}
          {...form.boxes('parts')}
        />
        <ChoiceField
          label={<Trans>For how long?</Trans>}
          options={SHARED_DAYS.map((days) => ({ value: String(days), label: t`${days} days` }))}
          {...form.bind('days')}
        />
      </Form>
    </Sheet>
  );
}
