import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { Head } from '../../domain/explore/head.tsx';
import { SaveCareerButton } from '../../domain/saved-careers/save-career-button.tsx';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InterestFan } from './interest-fan.tsx';
import { careersSiteAddress } from './onward/careers-site.ts';

/** What the career is called and about, and what can be done with it. */
export function CareerHead({ career }: { career: CareerDetails }) {
  const { t } = useLingui();
  const { occCode, occTitle, description, titles, urlName } = career;
  const site = careersSiteAddress(useSettings().careersSiteUrl, urlName);
  const some = titles.slice(0, 4).join(', ');
  return (
    <Head
      eyebrow={<Clusters career={career} />}
      title={occTitle}
      description={description}
      note={titles.length > 0 && <Trans>Also called: {some}.</Trans>}
      actionsLabel={t`Colleges, and saving this career`}
      actions={
        <>
          {career.schools.totalCount > 0 && (
            <ButtonLink look="main" to={`/college-search?occCode=${occCode}`}>
              <Trans>Find colleges for this career</Trans>
            </ButtonLink>
          )}
          <SaveCareerButton occCode={occCode} occTitle={occTitle} look="outlined" />
          <KeepMenu />
          {site !== null && (
            <a href={site} className="strong-link" rel="external">
              <Trans>Full profile on the careers site</Trans>
            </a>
          )}
        </>
      }
      picture={career.interests.length > 0 && <InterestFan career={career} />}
    />
  );
}

function Clusters({ career }: { career: CareerDetails }) {
  if (career.clusters.length === 0) return <Trans>Career</Trans>;
  return career.clusters.map(({ code, name }, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <Link to={`/careers?searchType=cluster&searchId=${code}`}>{name}</Link>
    </Fragment>
  ));
}
