import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ExploreScreen } from '../../domain/explore/search/explore-screen.tsx';
import { ExploreSearchBox } from '../../domain/explore/search/explore-search-box.tsx';
import { useExplorePlace } from '../../domain/explore/search/use-explore-place.ts';
import { SavedKindsLater } from '../../domain/saved-things/saved-kinds-later.tsx';
import { usePerson } from '../../shell/session/session.ts';
import { CareerResult } from './career-result.tsx';
import { CAREERS_PATH } from './careers-path.ts';
import { careerClustersQuery, careersQuery, careerSuggestionsQuery } from './queries.ts';

/** Career search: by words, by cluster, or what one saved. */
export function CareersScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const person = usePerson();
  const handle = useExplorePlace(CAREERS_PATH);
  const { place, show } = handle;
  const answer = useQuery({
    ...careersQuery(place, person?.id ?? null),
    placeholderData: keepPreviousData,
  });
  const clusters = useQuery(careerClustersQuery());
  const years = answer.data?.years;
  return (
    <ExploreScreen
      title={<Trans>Careers</Trans>}
      handle={handle}
      clusters={clusters.data ?? []}
      answer={answer}
      searchBox={
        <ExploreSearchBox
          label={t`Career or job title`}
          path={CAREERS_PATH}
          text={place.text}
          onText={(text) => show({ type: 'text', text })}
          suggestionsFor={careerSuggestionsQuery}
          toOption={({ occCode, occTitle, matched }) => ({
            key: occCode,
            content: (
              <>
                <span className="grow">{occTitle}</span>
                {matched !== null && <span className="note-text soft">{matched}</span>}
              </>
            ),
          })}
          onPick={({ urlName }) => void navigate(`${CAREERS_PATH}/${urlName}`)}
          nothing={<Trans>No career has this name. Press Enter to search anyway.</Trans>}
        />
      }
      above={
        place.type === 'saved' ? (
          <SavedKindsLater current="careers" />
        ) : (
          <p className="small">
            <Trans>
              Not sure what fits you? <Link to="/learn-about-yourself">Learn about yourself</Link> in a short
              survey.
            </Trans>
          </p>
        )
      }
      words={{
        all: <Trans>All careers</Trans>,
        saved: <Trans>Saved</Trans>,
        signIn: <Trans>Sign in to see your saved careers</Trans>,
        count: (total) =>
          place.type === 'saved' ? (
            <Plural value={total} one="# saved career" other="# saved careers" />
          ) : (
            <Plural value={total} one="# career" other="# careers" />
          ),
        loading: t`Loading careers`,
        failed: <Trans>We could not load the careers.</Trans>,
        none: <Trans>No career fits</Trans>,
        tryThis: (
          <Trans>Try another word for the job, such as “nurse” or “builder”, or choose a cluster.</Trans>
        ),
        noneSaved: <Trans>No saved careers yet</Trans>,
        howToSave: <Trans>Press “Save” on a career you like. It will be kept here.</Trans>,
        showAll: <Trans>Show all careers</Trans>,
      }}
      note={
        <p className="note-text soft">
          <Trans>Middle pay (the median): half earn more, half earn less. </Trans>
          {years?.outlook && (
            <Trans>
              Outlook: jobs in the nation, {years.outlook.from} to {years.outlook.to}.
            </Trans>
          )}{' '}
          <Trans>
            Sources: Bureau of Labor Statistics, O*NET. See{' '}
            <Link to="/data">where the figures come from</Link>.
          </Trans>
        </p>
      }
    >
      {(career) => ({
        key: career.occCode,
        card: (
          <CareerResult
            career={career}
            years={years}
            since={answer.data?.since?.find(({ occCode }) => occCode === career.occCode)?.text}
          />
        ),
      })}
    </ExploreScreen>
  );
}
