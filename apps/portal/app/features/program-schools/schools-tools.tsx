import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LevelOption, readLevelOption } from '@longleaf/rules/programs/schools-question';
import { IconSortAscendingLetters, IconSortDescendingLetters } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useDegreeWords } from '../../domain/colleges/use-degree-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { questionAddress, type SchoolsQuestion } from './question.ts';
import type { SchoolsAnswer } from './schools-screen.tsx';
import styles from './schools-tools.module.css';

interface SchoolsToolsProps {
  answer: SchoolsAnswer;
  /** What is chosen; its schools may still be on their way. */
  chosen: SchoolsQuestion;
  onChoose: (chosen: SchoolsQuestion, address: string) => void;
}

/** Level, place and order of the list. Each choice leads to the first page of its own address. */
export function SchoolsTools({ answer, chosen, onChoose }: SchoolsToolsProps) {
  const { t } = useLingui();
  const { several } = useDegreeWords();
  const navigate = useNavigate();
  const { zip } = answer;
  const { id } = answer.program;
  const changed = (change: Partial<SchoolsQuestion>) => ({ ...chosen, page: 1, ...change });
  const addressOf = (change: Partial<SchoolsQuestion>) => questionAddress(id, changed(change));
  const go = (change: Partial<SchoolsQuestion>) => {
    const address = addressOf(change);
    onChoose(changed(change), address);
    void navigate(address, { preventScrollReset: true });
  };
  const counted = (schools: number) =>
    schools === 0 ? t`nobody` : t`${plural(schools, { one: '# school', other: '# schools' })}`;
  const levels: { value: LevelOption; label: string }[] = [
    { value: 'All', label: t`Any level` },
    ...answer.levels.map(({ option, schools, ncSchools }) => ({
      value: option,
      label: `${several(option)}: ${counted(chosen.inState ? ncSchools : schools)}`,
    })),
  ];
  const rising = chosen.dir === 'ascending';
  return (
    <>
      <p className={styles.onPaper}>
        {answer.option === 'All' ? t`Any level` : several(answer.option)}
        {', '}
        {answer.state === 'NC' ? t`North Carolina` : t`All states`}
      </p>
      <div className={styles.tools} data-print="no">
        <NativeSelect
          label={<Trans>Level</Trans>}
          className={styles.level}
          value={chosen.option}
          options={levels}
          onChange={(value) => go({ option: readLevelOption(value) ?? 'All' })}
        />
        <Segmented
          label={t`Where`}
          value={chosen.inState ? 'NC' : 'all'}
          options={[
            { value: 'NC', content: t`North Carolina` },
            { value: 'all', content: t`All states` },
          ]}
          onValue={(value) => go({ inState: value === 'NC' })}
        />
        {zip !== null && (
          <Segmented
            label={t`Order`}
            value={chosen.byName ? 'name' : 'near'}
            options={[
              { value: 'near', content: t`Near ${zip} first` },
              { value: 'name', content: t`By name` },
            ]}
            onValue={(value) => go({ byName: value === 'name' })}
          />
        )}
        {(zip === null || chosen.byName) && (
          <ButtonLink
            to={addressOf({ dir: rising ? 'descending' : 'ascending' })}
            preventScrollReset
            icon={
              rising ? (
                <IconSortAscendingLetters size={20} aria-hidden />
              ) : (
                <IconSortDescendingLetters size={20} aria-hidden />
              )
            }
          >
            {rising ? <Trans>School, A to Z</Trans> : <Trans>School, Z to A</Trans>}
            <span className="visually-hidden">
              {rising ? (
                <Trans>. Turn the order around to Z to A</Trans>
              ) : (
                <Trans>. Turn the order around to A to Z</Trans>
              )}
            </span>
          </ButtonLink>
        )}
      </div>
    </>
  );
}
