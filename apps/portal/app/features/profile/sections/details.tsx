import { Trans, useLingui } from '@lingui/react/macro';
import { profileMessages, type UserProfile } from '@longleaf/contract/profile';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { GENDERS, SUFFIXES, TEXTING_TOPICS } from '@longleaf/rules/profile/details';
import { graduationYears } from '@longleaf/rules/profile/graduation-years';
import { isCollegeStudent, isSchoolAge } from '@longleaf/rules/profile/school-level';
import { useState } from 'react';
import { longDay } from '../../../lib/format.ts';
import { useSettings } from '../../../lib/settings.ts';
import { noteOwnClaims } from '../../../shell/session/own-claims.ts';
import { SelectField, TextField } from '../../../ui/text-field.tsx';
import { saveProfile } from '../api.ts';
import { CheckGroup } from '../section/check-group.tsx';
import { EditSection } from '../section/edit-section.tsx';
import { Facts } from '../section/facts.tsx';
import styles from '../section/section.module.css';
import { useSectionForm } from '../section/use-section-form.ts';
import { complainAboutDetails, type Details, detailsOf, PHONES, sentDetails } from './details-values.ts';

/** Names, birthday, graduation year, phones and text messages. */
export function DetailsSection({ profile, personId }: { profile: UserProfile; personId: string }) {
  const { t, i18n } = useLingui();
  const { newPhoneNumbers, now } = useSettings();
  const [today] = useState(() => easternDay(now === null ? new Date() : new Date(now)));
  const stored = detailsOf(profile);
  const form = useSectionForm<Details>({
    form: 'profile:details',
    stored,
    check: complainAboutDetails,
    saved: profileMessages.page.saved,
    save: async (values) => {
      const after = await saveProfile(personId, sentDetails(values));
      const { firstName, lastName } = after;
      if (firstName !== profile.firstName || lastName !== profile.lastName) {
        void noteOwnClaims({ given_name: firstName, family_name: lastName });
      }
      return true;
    },
  });
  const { values, set, errorOf } = form;
  const field = (name: Exclude<keyof Details, 'textingOptIns'>) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      set({ [name]: event.currentTarget.value }),
  });
  const phones = PHONES.filter(({ name }) => newPhoneNumbers || name !== 'mobilePhone');
  const years = graduationYears(today, isCollegeStudent(profile.role));
  const kept = profile.graduationYear;
  const gender = GENDERS.find(({ value }) => String(value) === stored.gender)?.label ?? stored.gender;
  return (
    <EditSection
      id="details"
      title={t`Your details`}
      form={form}
      view={
        <Facts
          facts={[
            [<Trans key="name">Name</Trans>, nameOf(stored)],
            [<Trans key="nickname">Nickname</Trans>, stored.nickname],
            [<Trans key="birth">Date of birth</Trans>, profile.dateOfBirth && longDay(profile.dateOfBirth)],
            ...(isSchoolAge(profile.role, { includeCollege: true })
              ? [[<Trans key="year">Graduation year</Trans>, stored.graduationYear] as const]
              : []),
            [<Trans key="gender">Gender</Trans>, gender],
            ...phones.map(({ name, label }) => [i18n._(label), stored[name]] as const),
            [
              <Trans key="texts">Text messages</Trans>,
              stored.textingOptIns
                .map((topic) => TEXTING_TOPICS.find(({ value }) => value === topic)?.label ?? topic)
                .join(', ') || t`None`,
            ],
          ]}
        />
      }
    >
      <div className={styles.two}>
        <TextField label={<Trans>First name</Trans>} autoComplete="given-name" {...field('firstName')} />
        <TextField
          label={<Trans>Middle name (optional)</Trans>}
          autoComplete="additional-name"
          {...field('middleName')}
        />
        <TextField label={<Trans>Last name</Trans>} autoComplete="family-name" {...field('lastName')} />
        <SelectField label={<Trans>Suffix (optional)</Trans>} {...field('suffix')}>
          <option value="">{t`None`}</option>
          {optionsWith(SUFFIXES, stored.suffix).map((suffix) => (
            <option key={suffix}>{suffix}</option>
          ))}
        </SelectField>
        <TextField label={<Trans>Nickname (optional)</Trans>} {...field('nickname')} />
        <TextField
          label={<Trans>Date of birth (optional)</Trans>}
          type="date"
          min="1899-01-01"
          max={today}
          autoComplete="bday"
          {...field('dateOfBirth')}
        />
        {isSchoolAge(profile.role, { includeCollege: true }) && (
          <SelectField label={<Trans>Graduation year (optional)</Trans>} {...field('graduationYear')}>
            <option value="">{t`Not chosen`}</option>
            {kept !== null && !years.some(({ year }) => year === kept) && <option>{kept}</option>}
            {years.map(({ year, grade }) => (
              <option key={year} value={year}>
                {grade === null ? String(year) : t`${year} (${grade} grade)`}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={<Trans>Gender (optional)</Trans>} {...field('gender')}>
          <option value="">{t`Not chosen`}</option>
          {GENDERS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {phones.map(({ name, label }) => (
          <TextField
            key={name}
            label={<Trans>{i18n._(label)} (optional)</Trans>}
            type="tel"
            autoComplete="tel"
            {...field(name)}
          />
        ))}
      </div>
      <CheckGroup
        legend={<Trans>Text messages (optional)</Trans>}
        help={<Trans>We text you only about what you tick.</Trans>}
        name="textingOptIns"
        options={TEXTING_TOPICS}
        chosen={values.textingOptIns}
        error={errorOf('textingOptIns')}
        onToggle={(topic) =>
          set({
            textingOptIns: values.textingOptIns.includes(topic)
              ? values.textingOptIns.filter((one) => one !== topic)
              : [...values.textingOptIns, topic],
          })
        }
      />
    </EditSection>
  );
}

function nameOf({ firstName, middleName, lastName, suffix }: Details): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}

function optionsWith(options: readonly string[], kept: string): readonly string[] {
  return kept === '' || options.includes(kept) ? options : [...options, kept];
}
