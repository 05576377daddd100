import { Trans, useLingui } from '@lingui/react/macro';
import { type School, SCHOOL_NOT_LISTED } from '@longleaf/contract/organizations';
import type { UserProfile } from '@longleaf/contract/profile';
import { schoolMessages, schoolOperations } from '@longleaf/contract/profile-schools';
import { useAct } from '../../../kit/form/use-act.ts';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { SchoolField } from '../../../domain/organizations/school-field.tsx';
import { useFocusOnFewer } from '../../../kit/page/use-focus-on-fewer.ts';
import { useConfirm } from '../../../kit/page/use-confirm.tsx';
import { noteOwnClaims } from '../../../shell/session/own-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { noteProfile } from '../api.ts';
import styles from './sections.module.css';

interface SchoolsProps {
  profile: UserProfile;
  personId: string;
}

interface Choice {
  school: School | null;
  notListed: boolean;
}

/** The school one belongs to first of all (API-152, VAL-071). */
export function PrimaryConnectionSection({ profile, personId }: SchoolsProps) {
  const { t } = useLingui();
  const form = useForm({
    form: 'profile:primary-connection',
    operation: schoolOperations.savePrimaryConnection,
    stored: { school: profile.customer, notListed: profile.primaryConnectionNotListed } as Choice,
    check: ({ school, notListed }) =>
      school || notListed
        ? {}
        : { primaryConnectionCrmId: t`Choose a school, or say that it is not listed.` },
    toSend: ({ school, notListed }) => ({
      body: notListed ? { notListed: true } : { primaryConnectionCrmId: school?.crmId ?? null },
    }),
    done: schoolMessages.primarySaved,
    onDone: (after) => {
      noteProfile(personId, after);
      void noteOwnClaims({ primaryConnection: after.customer && String(after.customer.id) });
    },
    failed: schoolMessages.primaryFailed,
  });
  const { school, notListed } = form.values;
  const error = form.errorOf('primaryConnectionCrmId');
  return (
    <EditableSection
      id="school"
      title={t`Your school`}
      form={form}
      view={
        profile.customer ? (
          <SchoolName school={profile.customer} />
        ) : (
          <p className="soft">
            {profile.primaryConnectionNotListed ? SCHOOL_NOT_LISTED : t`No school chosen yet.`}
          </p>
        )
      }
    >
      {!notListed && (
        <>
          {school && (
            <p>
              <Trans>Chosen:</Trans> <strong>{school.name}</strong>, {school.city}
            </p>
          )}
          <SchoolField
            label={<Trans>Name of the school</Trans>}
            onPick={(picked) => form.set({ school: picked, notListed: false })}
          />
        </>
      )}
      <CheckBox
        name="primaryConnectionCrmId"
        checked={notListed}
        aria-invalid={error !== undefined}
        onChange={(event) => form.set({ notListed: event.currentTarget.checked })}
      >
        {SCHOOL_NOT_LISTED}
      </CheckBox>
      {error && <p className={styles.full}>{error}</p>}
    </EditableSection>
  );
}

/** Further schools (API-153, API-154): added and, once asked (MOD-018), taken off one by one. */
export function AssociatedSchoolsSection({ profile, personId }: SchoolsProps) {
  const { t } = useLingui();
  const note = (associatedSchools: School[]) => noteProfile(personId, { associatedSchools });
  const add = useAct(schoolOperations.addAssociatedSchool, { onDone: note });
  const remove = useAct(schoolOperations.deleteAssociatedSchool, { onDone: note });
  const { question, ask } = useConfirm();
  useFocusOnFewer('schools-title', profile.associatedSchools.length);
  const takeOff = async ({ crmId, name }: School) => {
    const yes = await ask({
      title: <Trans>Remove {name}?</Trans>,
      confirmLabel: <Trans>Remove school</Trans>,
      children: <Trans>You can add it again at any time.</Trans>,
    });
    if (yes) await remove.act({ query: { crmId } }, t`${name} is no longer one of your schools.`);
  };
  return (
    <SectionCard id="schools" title={<Trans>Other schools you belong to</Trans>}>
      {profile.associatedSchools.length === 0 && (
        <p className="soft">
          <Trans>None yet. Add one if you take classes at more than one school.</Trans>
        </p>
      )}
      <ul className={`plain-list ${styles.schools}`}>
        {profile.associatedSchools.map((school) => (
          <li key={school.crmId} className="row row-apart row-wrap">
            <SchoolName school={school} />
            <Button look="quiet" size="small" busy={remove.busy} onClick={() => void takeOff(school)}>
              <Trans>
                Remove <span className="visually-hidden">{school.name}</span>
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
      <SchoolField
        label={<Trans>Add a school</Trans>}
        onPick={({ crmId, name }) =>
          void add.act({ body: { crmId } }, t`${name} is now one of your schools.`)
        }
      />
      {question}
    </SectionCard>
  );
}

function SchoolName({ school }: { school: School }) {
  return (
    <p>
      <strong>{school.name}</strong>
      <br />
      <span className="soft">
        {school.city}, {school.state}
        {school.ceeb_code !== null && (
          <>
            {' · '}
            <Trans>CEEB code {school.ceeb_code}</Trans>
          </>
        )}
      </span>
    </p>
  );
}
