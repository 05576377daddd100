import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import type { CollegeSearch } from '../../domain/college-search/college-search.ts';
import { countsQuery } from './queries.ts';

/**
 * Closes a panel of filters, and says how many colleges they leave: no number while that is not known, and never the one of
 * what was chosen before. It follows the counting by itself, so that the boxes above need not.
 */
export function FoundButton({ search, onShow }: { search: CollegeSearch; onShow: () => void }) {
  const { data } = useQuery(countsQuery(search));
  return (
    <Button look="main" className="grow" onClick={onShow}>
      {data === undefined ? (
        <Trans>Show colleges</Trans>
      ) : (
        <Plural value={data.total} one="Show # college" other="Show # colleges" />
      )}
    </Button>
  );
}
