import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { majorName } from '../../../../domain/explore/major-name.ts';
import { schoolsAddress } from '../../../../domain/programs/program-addresses.ts';
import { SaveProgramButton } from '../../../../domain/saved-programs/save-program-button.tsx';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { count } from '../../../../lib/format.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from '../results.module.css';
import { BusinessCareers } from './business-careers.tsx';
import { BusinessColleges } from './business-colleges.tsx';
import { businessProgramQuery } from './query.ts';

/**
 * Where somebody learns to run a business, and the careers that it leads to, each saved in its place. The same for everybody:
 * it hangs on no answer, and says so.
 */
export function RunABusiness() {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.careers}>
      <h2 id={id}>
        <Trans>Where to learn to run a business</Trans>
      </h2>
      <Loaded
        query={useQuery(businessProgramQuery())}
        loading={t`Loading the program and its colleges`}
        skeleton={<Skeleton height={420} />}
        failed={<Trans>We could not load the program and its colleges.</Trans>}
      >
        {(program) => <Taught program={program} />}
      </Loaded>
    </section>
  );
}

function Taught({ program }: { program: ProgramDetails }) {
  const { urlName, schools, occupations, years } = program;
  const title = majorName(program.title);
  return (
    <>
      <p className={styles.program}>
        <span>
          <Trans>
            Running a business is taught in <Link to={`/programsMajors/${urlName}`}>{title}</Link>. This is
            the same for everybody. It does not depend on your answers.
          </Trans>
        </span>
        <span data-print="no">
          <SaveProgramButton programId={program.id} title={title} />
        </span>
      </p>
      {occupations.results.length > 0 && <BusinessCareers careers={occupations.results} />}
      {schools.totalCount > 0 && (
        <>
          <BusinessColleges colleges={schools.results} year={years.awards} />
          <p data-print="no">
            <Link to={schoolsAddress(program.id)} className="strong-link">
              <Trans>
                All {count(schools.totalCount)} colleges, {count(schools.ncCount)} of them in NC
              </Trans>
            </Link>
          </p>
        </>
      )}
      <p className="note-text soft">
        <Trans>
          Colleges in North Carolina come first, by name. Source:{' '}
          <Link to="/data#programs">IPEDS completions</Link> and{' '}
          <Link to="/data#cip-soc">CIP to SOC crosswalk</Link>. Pay is the middle pay in North Carolina.
        </Trans>
      </p>
    </>
  );
}
