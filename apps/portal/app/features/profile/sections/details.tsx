import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@longleaf/contract/profile';
import { labelOf } from '@longleaf/rules/profile/demographics';
import { ENROLLMENT_STATUSES, GENDERS, SUFFIXES, TEXTING_TOPICS } from '@longleaf/rules/profile/details';
import { graduationYears } from '@longleaf/rules/profile/graduation-years';
import { isCollegeStudent, isSchoolAge } from '@longleaf/rules/profile/school-level';
import { CheckGroup } from '../../../kit/fields/check-group.tsx';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { EditableSection } from '../../../kit/form/editable-section.tsx';
import { Two } from '../../../kit/form/form.tsx';
import { Facts } from '../../../kit/page/facts.tsx';
import { longDay } from '../../../lib/format.ts';
import { useSettings } from '../../../lib/settings.ts';
import { useToday } from '../../../lib/today.ts';
import { noteOwnClaims } from '../../../shell/session/own-claims.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { complainAboutDetails, type Details, detailsOf, PHONES, sentDetails } from './details-values.ts';

/** Names, birthday, graduation year, phones and text messages. */
export function DetailsSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t, i18n } = useLingui();
  const { newPhoneNumbers } = useSettings();
  const today = useToday();
  const stored = detailsOf(profile);
  const form = useProfileForm<Details>({
    form: 'profile:details',
    personId,
    stored,
    check: complainAboutDetails,
    saves: sentDetails,
    onDone: ({ firstName, lastName }) => {
      if (firstName === profile.firstName && lastName === profile.lastName) return;
      void noteOwnClaims({ given_name: firstName, family_name: lastName });
    },
  });
  const { field, bind } = form;
  const phones = PHONES.filter(({ name }) => newPhoneNumbers || name !== 'mobilePhone');
  const graduates = isSchoolAge(profile.role, { includeCollege: true });
  const years = graduationYears(today, isCollegeStudent(profile.role)).map(({ year, grade }) => ({
    value: year,
    label: grade === null ? String(year) : t`${year} (${grade} grade)`,
  }));
  const gender = GENDERS.find(({ value }) => String(value) === stored.gender)?.label ?? stored.gender;
  const topics = stored.textingOptIns.map(
    (topic) => TEXTING_TOPICS.find(({ value }) => value === topic)?.label ?? topic,
  );
  return (
    <EditableSection
      id="details"
      title={t`Your details`}
      form={form}
      view={
        <Facts
          facts={[
            [t`Name`, nameOf(stored)],
            [t`Nickname`, stored.nickname],
            [t`Date of birth`, profile.dateOfBirth && longDay(profile.dateOfBirth)],
            ...(graduates ? [[t`Graduation year`, stored.graduationYear] as const] : []),
            [t`Gender`, gender],
            [t`School or college now`, labelOf(ENROLLMENT_STATUSES, stored.enrollmentStatus)],
            ...phones.map(({ name, label }) => [i18n._(label), stored[name]] as const),
            [t`Text messages`, topics.join(', ') || t`None`],
          ]}
        />
      }
    >
      <Two>
        <TextField label={<Trans>First name</Trans>} autoComplete="given-name" {...field('firstName')} />
        <TextField
          label={<Trans>Middle name (optional)</Trans>}
          autoComplete="additional-name"
          {...field('middleName')}
        />
        <TextField label={<Trans>Last name</Trans>} autoComplete="family-name" {...field('lastName')} />
        <ChoiceField
          label={<Trans>Suffix (optional)</Trans>}
          none={t`None`}
          options={SUFFIXES.map((suffix) => ({ value: suffix, label: suffix }))}
          {...bind('suffix')}
        />
        <TextField label={<Trans>Nickname (optional)</Trans>} {...field('nickname')} />
        <TextField
          label={<Trans>Date of birth (optional)</Trans>}
          type="date"
          min="1899-01-01"
          max={today}
          autoComplete="bday"
          {...field('dateOfBirth')}
        />
        {graduates && (
          <ChoiceField
            label={<Trans>Graduation year (optional)</Trans>}
            options={years}
            {...bind('graduationYear')}
          />
        )}
        <ChoiceField label={<Trans>Gender (optional)</Trans>} options={GENDERS} {...bind('gender')} />
        <ChoiceField
          label={<Trans>School or college now (optional)</Trans>}
          options={ENROLLMENT_STATUSES}
          {...bind('enrollmentStatus')}
        />
        {phones.map(({ name, label }) => (
          <TextField
            key={name}
            label={<Trans>{i18n._(label)} (optional)</Trans>}
            type="tel"
            autoComplete="tel"
            {...field(name)}
          />
        ))}
      </Two>
      <CheckGroup
        legend={<Trans>Text messages (optional)</Trans>}
        help={<Trans>We text you only about what you check.</Trans>}
        options={TEXTING_TOPICS}
        {...form.boxes('textingOptIns')}
      />
    </EditableSection>
  );
}

function nameOf({ firstName, middleName, lastName, suffix }: Details): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}
