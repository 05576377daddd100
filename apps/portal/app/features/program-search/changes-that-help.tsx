import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ExplorePlace } from '../../domain/explore/search/place.ts';
import { Button } from '../../ui/button.tsx';
import styles from './changes-that-help.module.css';
import { programsQuery } from './queries.ts';

interface ChangesThatHelpProps {
  /** What found nothing: words, among the programs of one career. */
  place: ExplorePlace;
  /** Name of that career. */
  career: string;
  onPlace: (place: ExplorePlace) => void;
}

/** No program of a career has the words: the words without the career, and the career without the words, each with what it gives. */
export function ChangesThatHelp({ place, career, onPlace }: ChangesThatHelpProps) {
  const byWords: ExplorePlace = { ...place, occCode: null, page: 1 };
  const byCareer: ExplorePlace = { ...place, text: '', page: 1 };
  const words = useQuery(programsQuery(byWords, null)).data?.totalCount ?? 0;
  const ofCareer = useQuery(programsQuery(byCareer, null)).data?.totalCount ?? 0;
  return (
    <div className={styles.changes}>
      <Trans>No program has both. Try one of these changes.</Trans>
      {words > 0 && (
        <Button onClick={() => onPlace(byWords)}>
          <Trans>
            “{place.text}” in all programs ({words})
          </Trans>
        </Button>
      )}
      {ofCareer > 0 && (
        <Button onClick={() => onPlace(byCareer)}>
          <Trans>
            All that lead to {career} ({ofCareer})
          </Trans>
        </Button>
      )}
    </div>
  );
}
