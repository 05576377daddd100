import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileSection } from '@longleaf/rules/colleges/figures/figure';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChangeTag } from '../../domain/colleges/change-tag.tsx';
import { CollegeSector } from '../../domain/colleges/college-sector.tsx';
import { CompareCheckbox } from '../../domain/compare/compare-checkbox.tsx';
import { RecruitButton } from '../../domain/recruiting/recruit-button.tsx';
import { SaveButton } from '../../domain/saved-colleges/save-button.tsx';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { useOrigin } from './origin.ts';
import { ApplyLink } from './blocks/apply-link.tsx';
import type { College } from './blocks/college.ts';
import { FormerNames } from './former-names.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { Band } from './blocks/band.tsx';
import styles from './profile-head.module.css';
import { SectionTabs } from './section-tabs.tsx';

/** The picture of the place, and over its edge the college's name, what can be done, and the sections. */
export function ProfileHead({ college, section }: { college: College; section: ProfileSection }) {
  const { t } = useLingui();
  const origin = useOrigin();
  const { city, state } = college.address;
  return (
    <>
      <Band college={college} />
      <div className="wrap">
        <header className={`card ${styles.head}`}>
          {origin.resultsAddress !== null && (
            <Link to={origin.resultsAddress} className={`small ${styles.back}`} data-print="no">
              <IconArrowLeft size={16} aria-hidden />
              <Trans>Back to your search</Trans>
            </Link>
          )}
          <h1 className={styles.name}>
            {college.shortName} <ChangeTag college={college.card} />
          </h1>
          {college.name !== college.shortName && <p className="small soft">{college.name}</p>}
          <FormerNames names={college.formerNames} />
          <p className={styles.place}>
            <CollegeSector type={college.collegeType} />
            <span>
              {city}, {state}
            </span>
            {origin.distance !== null && <span>{origin.distance}</span>}
            {college.website !== null && (
              <OutwardLink href={college.website}>{hostOf(college.website)}</OutwardLink>
            )}
          </p>
          <div className={styles.actions} role="group" aria-label={t`Save, ask or compare`} data-print="no">
            {college.isOpen && <ApplyLink college={college} />}
            <SaveButton college={college} look="outlined" />
            {college.isOpen && <RecruitButton college={college} look="outlined" />}
            <CompareCheckbox college={college.card} />
            <KeepMenu />
          </div>
          <SectionTabs urlName={college.urlName} current={section} />
        </header>
      </div>
    </>
  );
}

/** 'https://new.unca.edu/x' gives 'unca.edu': the part that people know. */
export function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^(www|new|web)\d?\./, '');
  } catch {
    return address;
  }
}
