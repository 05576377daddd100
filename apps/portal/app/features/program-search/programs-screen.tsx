import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ExploreScreen } from '../../domain/explore/search/explore-screen.tsx';
import { ExploreSearchBox } from '../../domain/explore/search/explore-search-box.tsx';
import { useExplorePlace } from '../../domain/explore/search/use-explore-place.ts';
import { usePerson } from '../../shell/session/session.ts';
import { ProgramResult } from '../../domain/programs/program-result.tsx';
import { ChangesThatHelp } from './changes-that-help.tsx';
import { ProgramsForCareer } from './programs-for-career.tsx';
import { PROGRAMS_PATH } from '../../domain/programs/programs-path.ts';
import { programClustersQuery, programsQuery, programSuggestionsQuery } from './queries.ts';

/** Program search: by words, by cluster, by the career it leads to, or what one saved. */
export function ProgramsScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const person = usePerson();
  const handle = useExplorePlace(PROGRAMS_PATH);
  const { place, show } = handle;
  const answer = useQuery({
    ...programsQuery(place, person?.id ?? null),
    placeholderData: keepPreviousData,
  });
  const clusters = useQuery(programClustersQuery());
  const years = answer.data?.years;
  return (
    <ExploreScreen
      title={<Trans>Majors and programs</Trans>}
      handle={handle}
      clusters={clusters.data ?? []}
      answer={answer}
      searchBox={
        <ExploreSearchBox
          label={t`Major or program`}
          path={PROGRAMS_PATH}
          text={place.text}
          onText={(text) => show({ type: 'text', text })}
          suggestionsFor={programSuggestionsQuery}
          toOption={({ id, title }) => ({ key: id, content: <span className="grow">{title}</span> })}
          onPick={({ urlName }) => void navigate(`${PROGRAMS_PATH}/${urlName}`)}
          nothing={<Trans>No program has this name. Press Enter to search anyway.</Trans>}
        />
      }
      about={
        place.occCode !== null && (
          <ProgramsForCareer
            code={place.occCode}
            career={answer.data?.occupation ?? null}
            onRemove={() => show({ ...place, occCode: null, page: 1 })}
          />
        )
      }
      words={{
        all: <Trans>All programs</Trans>,
        saved: <Trans>Saved</Trans>,
        signIn: <Trans>Sign in to see your saved programs</Trans>,
        count: (total) =>
          place.type === 'saved' ? (
            <Plural value={total} one="# saved program" other="# saved programs" />
          ) : (
            <Plural value={total} one="# program" other="# programs" />
          ),
        loading: t`Loading programs`,
        failed: <Trans>We could not load the programs.</Trans>,
        none: <Trans>No program fits</Trans>,
        tryThis:
          place.occCode !== null && place.text !== '' ? (
            <ChangesThatHelp
              place={place}
              career={answer.data?.occupation?.occTitle ?? place.occCode}
              onPlace={show}
            />
          ) : (
            <Trans>
              Try another word for what you want to learn, such as “nursing”, or choose a cluster.
            </Trans>
          ),
        noneSaved: <Trans>No saved programs yet</Trans>,
        howToSave: <Trans>Press “Save” on a program you like. It will be kept here.</Trans>,
        showAll: <Trans>Show all programs</Trans>,
      }}
      note={
        <p className="note-text soft">
          {years && <Trans>Colleges and awards are those of {years.awards}.</Trans>}{' '}
          <Trans>
            Sources: IPEDS, Classification of Instructional Programs. See{' '}
            <Link to="/data">where the figures come from</Link>.
          </Trans>
        </p>
      }
    >
      {(program) => ({ key: program.id, card: <ProgramResult program={program} /> })}
    </ExploreScreen>
  );
}
