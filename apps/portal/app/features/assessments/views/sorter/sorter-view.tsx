import { Trans, useLingui } from '@lingui/react/macro';
import { useMedia } from '../../../../lib/use-media.ts';
import { NeedleMeter } from '../../../../ui/charts/needle-meter.tsx';
import type { QuestionViewProps } from '../registry.ts';
import { CardQueue } from './card-queue.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { PlaceGroups } from './place-groups.tsx';
import styles from './sorter.module.css';
import { useSorting } from './use-sorting.ts';

/** Cards one after another, each put into one of the places of a grid; on a phone into one of five groups (ST-197 to ST-201). */
export function SorterView(props: QuestionViewProps) {
  const { t } = useLingui();
  const { questions, isSaving, missing } = props;
  const isNarrow = useMedia('(max-width: 760px)');
  const sorting = useSorting(props);
  const all = questions.length;
  const placed = all - sorting.waiting.length;
  return (
    <div className={styles.sorter}>
      <div className={styles.progress}>
        <NeedleMeter done={placed} steps={all} width={all * 9} label={t`${placed} of ${all} placed`} />
        <p>
          <Trans>
            <strong>
              {placed} of {all}
            </strong>{' '}
            placed
          </Trans>
        </p>
      </div>
      <CardQueue sorting={sorting} isSaving={isSaving} isDocked={isNarrow} />
      {isNarrow ? (
        <PlaceGroups sorting={sorting} isMissing={missing.size > 0} />
      ) : (
        <PlaceGrid sorting={sorting} isMissing={missing.size > 0} />
      )}
      <p role="status" className="visually-hidden">
        {sorting.said}
      </p>
    </div>
  );
}
