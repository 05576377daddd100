import { Plural, Trans } from '@lingui/react/macro';
import { listOf } from '../../../lib/list-of.ts';
import { nameOf } from './plain-results.tsx';
import type { ResultProps } from './registry.ts';

interface LeftOutProps extends Pick<ResultProps, 'results' | 'assessment' | 'categories' | 'questions'> {
  /** So many questions have an answer. */
  answered: number;
}

/** What was left out, where that is allowed: how many questions, and the pages on which nothing was chosen. */
export function LeftOut({ results, assessment, categories, questions, answered }: LeftOutProps) {
  const all = questions.length;
  const left = all - answered;
  if (assessment.asksForAll || left <= 0) return null;
  if (assessment.view === 'ratings')
    return (
      <p>
        <Trans>
          You left {left} of {all} questions out. They do not count here.
        </Trans>
      </p>
    );
  // A box without a tick says no as well as nothing; a page without one may have been turned over.
  const counted = new Set(results.map(nameOf));
  const empty =
    assessment.pagesBy === 'category'
      ? categories.map(({ name }) => name).filter((name) => !counted.has(name))
      : [];
  const names = listOf(empty);
  return (
    <p>
      <Trans>
        You chose {answered} of {all} statements. The others do not count here.
      </Trans>{' '}
      {empty.length > 0 && (
        <Plural
          value={empty.length}
          one={`On # page you chose nothing: ${names}.`}
          other={`On # pages you chose nothing: ${names}.`}
        />
      )}
    </p>
  );
}
