import { Trans, useLingui } from '@lingui/react/macro';
import { type Guardian, guardianMessages, guardianOperations } from '@longleaf/contract/profile-guardians';
import { GUARDIANS_MAXIMUM } from '@longleaf/rules/profile/guardians';
import { useAddressCheck } from '../../../domain/addresses/use-address-check.tsx';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { WordsFor } from '../../../domain/accounts/words-for.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { queryClientOfTab } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { guardiansQuery } from '../api.ts';
import { GuardianForm } from './guardian-form.tsx';
import {
  checkedGuardians,
  complainAboutGuardians,
  NEW_GUARDIAN,
  type TypedGuardian,
  typedGuardian,
} from './guardian-values.ts';
import { GuardianView } from './guardian-view.tsx';
import { Stopped } from './stopped.tsx';

interface GuardiansSectionProps {
  stored: readonly Guardian[];
  personId: string;
}

/** Parents and guardians (API-131, API-132): added, changed and taken off, then saved together. */
export function GuardiansSection({ stored, personId }: GuardiansSectionProps) {
  const { t } = useLingui();
  const { check, stopped, modal } = useAddressCheck((key) => {
    const number = Number(key) + 1;
    return t`Address of parent or guardian ${number}`;
  });
  const form = useForm({
    form: 'profile:guardians',
    operation: guardianOperations.saveGuardians,
    stored: { guardians: stored.map(typedGuardian) },
    check: ({ guardians: typed }) => complainAboutGuardians(typed),
    toSend: async ({ guardians: typed }) => {
      const checked = await checkedGuardians(typed, stored, check);
      return checked && { body: { guardians: checked } };
    },
    done: guardianMessages.saved,
    onDone: (after) => queryClientOfTab().setQueryData(guardiansQuery(personId).queryKey, after),
  });
  const { guardians } = form.values;
  const put = (index: number, part: Partial<TypedGuardian>) =>
    form.set({ guardians: guardians.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <>
      <EditableSection
        id="guardians"
        title={t`Parents and guardians`}
        form={form}
        outcome={stopped !== null && <Stopped why={stopped} />}
        view={
          stored.length === 0 ? (
            <p className="soft">
              <WordsFor helper={<Trans>Students name theirs here. You can leave it empty.</Trans>}>
                <Trans>Nobody named yet.</Trans>
              </WordsFor>
            </p>
          ) : (
            stored.map((guardian, index) => <GuardianView key={index} guardian={guardian} />)
          )
        }
      >
        {guardians.map((guardian, index) => (
          <GuardianForm
            // Two of them may be equal; their place tells them apart.
            key={index}
            number={index + 1}
            name={`guardians.${index}`}
            guardian={guardian}
            errorOf={form.errorOf}
            onChange={(part) => put(index, part)}
            onRemove={() => form.set({ guardians: guardians.filter((_, at) => at !== index) })}
          />
        ))}
        {guardians.length < GUARDIANS_MAXIMUM && (
          <div>
            <Button onClick={() => form.set({ guardians: [...guardians, NEW_GUARDIAN] })}>
              <Trans>Add a parent or guardian</Trans>
            </Button>
          </div>
        )}
      </EditableSection>
      {modal}
    </>
  );
}
