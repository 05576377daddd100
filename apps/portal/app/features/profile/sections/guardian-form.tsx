import { Trans, useLingui } from '@lingui/react/macro';
import { RELATIONSHIPS } from '@longleaf/rules/profile/guardians';
import { AddressFields } from '../../../domain/addresses/address-fields.tsx';
import { textOf } from '../../../domain/addresses/address-text.ts';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { Boxes, FieldGroup } from '../../../kit/fields/field-group.tsx';
import { bindingsOf } from '../../../kit/form/bindings.ts';
import { Two } from '../../../kit/form/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TypedGuardian } from './guardian-values.ts';

interface GuardianFormProps {
  number: number;
  /** What the fields' names begin with. */
  name: string;
  guardian: TypedGuardian;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<TypedGuardian>) => void;
  onRemove: () => void;
}

/** A parent or guardian, to change. */
export function GuardianForm({ number, name, guardian, errorOf, onChange, onRemove }: GuardianFormProps) {
  const { t } = useLingui();
  const { field, bind } = bindingsOf(guardian, onChange, errorOf, `${name}.`);
  const mark = (part: 'living' | 'veteran' | 'military' | 'graduated', words: React.ReactNode) => (
    <CheckBox
      name={`${name}.${part}`}
      checked={guardian[part] === true}
      onChange={(event) => onChange({ [part]: event.currentTarget.checked })}
    >
      {words}
    </CheckBox>
  );
  return (
    <FieldGroup legend={<Trans>Parent or guardian {number}</Trans>}>
      <Two>
        <ChoiceField
          label={<Trans>Who they are</Trans>}
          none={t`Choose one`}
          options={RELATIONSHIPS}
          {...bind('relationship')}
        />
        <TextField label={<Trans>First name</Trans>} {...field('firstName')} />
        <TextField label={<Trans>Middle name (optional)</Trans>} {...field('middleName')} />
        <TextField label={<Trans>Last name</Trans>} {...field('lastName')} />
        <TextField label={<Trans>Suffix (optional)</Trans>} {...field('suffix')} />
        <TextField label={<Trans>Email (optional)</Trans>} type="email" {...field('email')} />
        <TextField label={<Trans>Phone (optional)</Trans>} type="tel" {...field('phoneNumber')} />
        <TextField label={<Trans>Mobile phone (optional)</Trans>} type="tel" {...field('mobilePhone')} />
        <TextField label={<Trans>Job (optional)</Trans>} {...field('occupation')} />
      </Two>
      <Boxes>
        {mark('living', <Trans>Is living</Trans>)}
        {mark('veteran', <Trans>Is a veteran</Trans>)}
        {mark('military', <Trans>Serves in the armed forces now</Trans>)}
        {mark('graduated', <Trans>Finished a four-year college</Trans>)}
        <CheckBox
          checked={guardian.address !== null}
          onChange={(event) => onChange({ address: event.currentTarget.checked ? textOf(null) : null })}
        >
          <Trans>Has an address to add</Trans>
        </CheckBox>
      </Boxes>
      {guardian.address && (
        <AddressFields
          name={`${name}.address`}
          value={guardian.address}
          onValue={(address) => onChange({ address })}
          errorOf={errorOf}
        />
      )}
      <div>
        <Button look="quiet" size="small" onClick={onRemove}>
          <Trans>Remove parent or guardian {number}</Trans>
        </Button>
      </div>
    </FieldGroup>
  );
}
