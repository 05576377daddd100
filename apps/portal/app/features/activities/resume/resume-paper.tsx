import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityLists } from '@longleaf/contract/activities';
import type { UserProfile } from '@longleaf/contract/profile';
import { numbersOf, textOf } from '@longleaf/rules/activities/item-values';
import { PROJECT_SKILLS } from '@longleaf/rules/activities/project-lists';
import { type ActivitySection, SECTION_TITLES } from '@longleaf/rules/activities/sections';
import { formatPhone } from '@longleaf/rules/profile/phone';
import type { ReactNode } from 'react';
import { nameOf, type Person } from '../../../shell/session/person.ts';
import { useItemFacts } from '../item-facts.tsx';
import { nameOfItem } from '../item-view.tsx';
import { ItemWhen } from '../item-when.tsx';
import { itemsOf, type SectionItem } from '../section-item.ts';
import { RESUME_ORDER, type ResumeChoice } from './resume-choice.ts';
import styles from './resume.module.css';

interface ResumePaperProps {
  person: Person;
  /** Undefined while it is not there, or could not be had. */
  profile: UserProfile | undefined;
  lists: ActivityLists;
  choice: ResumeChoice;
}

/** What stands at the side of the second layout. */
const AT_SIDE: readonly ActivitySection[] = ['awardsDistinctions', 'healthActivities', 'networking'];

/** A résumé as it comes out on paper. */
export function ResumePaper({ person, profile, lists, choice }: ResumePaperProps) {
  const { t } = useLingui();
  const shown = RESUME_ORDER.filter((section) => !choice.skips.includes(section))
    .map((section) => ({
      section,
      items: itemsOf(lists, section).filter(({ id }) => !choice.without.includes(id)),
    }))
    .filter(({ items }) => items.length > 0);
  const part = ({ section, items }: (typeof shown)[number]) => (
    <Part
      key={section}
      title={section === 'networking' ? t`People who can speak for me` : SECTION_TITLES[section]}
    >
      {items.map((item) => (
        <ResumeItem key={item.id} section={section} item={item} />
      ))}
    </Part>
  );
  const skills = skillsOf(shown.find(({ section }) => section === 'projects')?.items ?? []);
  const education = <Education key="education" profile={profile} />;
  const skillsPart = skills.length > 0 && (
    <Part key="skills" title={t`Skills`}>
      <p>{skills.join(', ')}</p>
    </Part>
  );
  const isAside = ({ section }: (typeof shown)[number]) => AT_SIDE.includes(section);
  return (
    <article className={`card ${styles.paper}`} data-layout={choice.layout} aria-label={t`Your résumé`}>
      <header className={styles.head}>
        <p className={styles.name}>{nameOf(person)}</p>
        <Contacts profile={profile} choice={choice} />
      </header>
      {choice.layout === 'classic' ? (
        <div className={styles.main}>{[education, ...shown.map(part), skillsPart]}</div>
      ) : (
        <>
          <div className={styles.side}>{[education, skillsPart, ...shown.filter(isAside).map(part)]}</div>
          <div className={styles.main}>{shown.filter((one) => !isAside(one)).map(part)}</div>
        </>
      )}
    </article>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ResumeItem({ section, item }: { section: ActivitySection; item: SectionItem }) {
  const facts = useItemFacts(section, item);
  const text = ['expDesc', 'actDesc', 'description'].map((field) => textOf(item, field)).join('');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <h3>{nameOfItem(section, item)}</h3>
        <p>
          <ItemWhen section={section} item={item} />
        </p>
      </div>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(', ')}</p>}
      {lines.length === 1 && <p>{lines[0]}</p>}
      {lines.length > 1 && (
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Education({ profile }: { profile: UserProfile | undefined }) {
  const school = profile?.customer?.name;
  const year = profile?.graduationYear;
  if (!school && !year) return null;
  return (
    <Part title={<Trans>Education</Trans>}>
      <div className={styles.item}>
        <div className={styles.itemHead}>
          <h3>{school ?? <Trans>High school</Trans>}</h3>
          {year && (
            <p>
              <Trans>Class of {year}</Trans>
            </p>
          )}
        </div>
      </div>
    </Part>
  );
}

function Contacts({ profile, choice }: Pick<ResumePaperProps, 'profile' | 'choice'>) {
  if (!profile) return null;
  const address = profile.permAddress ?? profile.mailAddress;
  const known = {
    town: [address?.city, address?.state].filter(Boolean).join(', '),
    email: profile.email,
    phone: formatPhone(profile.mobilePhone || profile.phoneNumber),
  };
  const shown = (['town', 'phone', 'email'] as const)
    .filter((contact) => choice.contacts.includes(contact))
    .map((contact) => known[contact])
    .filter((text) => text !== '');
  return shown.length > 0 && <p className={styles.contacts}>{shown.join(' · ')}</p>;
}

function skillsOf(projects: readonly SectionItem[]): string[] {
  const ids = new Set(projects.flatMap((project) => numbersOf(project, 'skills')));
  return PROJECT_SKILLS.filter(({ id }) => ids.has(id)).map(({ label }) => label);
}
