import { Trans, useLingui } from '@lingui/react/macro';
import type { SectionProps } from './college.ts';
import { FigureList } from './figure-list.tsx';
import styles from '../sections/layout.module.css';
import { Rows } from './rows.tsx';
import { SourceNote } from './source-note.tsx';

/** A code in the place of a number, which the publisher's dictionary does not explain: not shown. */
const NO_NUMBER_OF_MEALS = 99;

/** Living on campus: whether one can, how many can, what it costs with food. */
export function Housing({ college }: SectionProps) {
  const { t } = useLingui();
  const { values } = college.figures.feesAndHousing;
  const none = values.offersHousing === false;
  return (
    <section className="sunk padded">
      <h3 className={styles.head}>
        <Trans>Housing and food</Trans>
      </h3>
      {none ? (
        <Rows rows={[{ key: 'housing', term: <Trans>Housing on campus</Trans>, fact: t`No` }]} />
      ) : (
        <FigureList
          college={college}
          group="feesAndHousing"
          names={[
            'offersHousing',
            'dormitoryCapacity',
            'firstYearsLiveOnCampus',
            ...(values.combinedRoomBoardCharge === null
              ? (['roomCharge', 'boardCharge'] as const)
              : (['combinedRoomBoardCharge'] as const)),
            ...(values.mealsPerWeek === NO_NUMBER_OF_MEALS ? [] : (['mealsPerWeek'] as const)),
          ]}
        />
      )}
      <SourceNote
        college={college}
        groups={['feesAndHousing']}
        missing={!none && values.dormitoryCapacity === null}
      />
    </section>
  );
}
