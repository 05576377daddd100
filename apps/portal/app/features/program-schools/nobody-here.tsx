import { Trans } from '@lingui/react/macro';
import { useDegreeWords } from '../../domain/colleges/use-degree-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { questionAddress, type SchoolsQuestion } from './question.ts';
import type { SchoolsAnswer } from './schools-screen.tsx';

interface NobodyHereProps {
  answer: SchoolsAnswer;
  asked: SchoolsQuestion;
}

/** Nothing to list: a level nobody offers, or a page past the end. Always with ways on. */
export function NobodyHere({ answer, asked }: NobodyHereProps) {
  const { several } = useDegreeWords();
  const { program, totalCount, levels } = answer;
  const linkTo = (change: Partial<SchoolsQuestion>) =>
    questionAddress(program.id, { ...asked, page: 1, ...change });
  if (totalCount > 0) {
    return (
      <EmptyState
        title={<Trans>The list has no page {asked.page}</Trans>}
        actions={
          <ButtonLink look="main" to={linkTo({})}>
            <Trans>Go to the first page</Trans>
          </ButtonLink>
        }
      />
    );
  }
  const offered = levels.filter((level) => (asked.inState ? level.ncSchools : level.schools) > 0);
  const level = asked.option === 'All' ? null : several(asked.option);
  return (
    <EmptyState
      title={
        level === null ? (
          <Trans>No school offers this program</Trans>
        ) : (
          <Trans>Nobody offers this program at the level “{level}”</Trans>
        )
      }
      actions={
        <>
          {offered.map(({ option }) => (
            <ButtonLink key={option} to={linkTo({ option })}>
              {several(option)}
            </ButtonLink>
          ))}
          {asked.inState && (
            <ButtonLink to={linkTo({ inState: false })}>
              <Trans>Look in all states</Trans>
            </ButtonLink>
          )}
          {offered.length === 0 && (
            <ButtonLink to={`/programsMajors/${program.urlName}`}>
              <Trans>About this program and others like it</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {offered.length > 0 && (
        <p>
          {asked.inState ? (
            <Trans>Schools in North Carolina offer it at these levels:</Trans>
          ) : (
            <Trans>Schools offer it at these levels:</Trans>
          )}
        </p>
      )}
    </EmptyState>
  );
}
