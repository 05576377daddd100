import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { IconLayoutList, IconMap2 } from '@tabler/icons-react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { plannedAddressOf, type PlannedPlace } from '../planned-place.ts';
import styles from './colleges.module.css';

/** Which of the saved colleges are shown, in which order, and how; all of it stands in the address. */
export function ListTools({ place }: { place: PlannedPlace }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // A second choice may be made while the first is on its way to the address: it adds to that one.
  const going = useRef(place);
  const address = plannedAddressOf(place);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says all of the place
  useEffect(() => void (going.current = place), [address]);
  const go = (change: Partial<PlannedPlace>) => {
    going.current = { ...going.current, page: 1, ...change };
    void navigate(plannedAddressOf(going.current), { preventScrollReset: true });
  };
  const only = [
    { value: '', label: t`All` },
    { value: 'missing-1', label: t`Not visited yet` },
    { value: 'missing-7', label: t`Not applied yet` },
    { value: 'missing-2', label: t`Aid forms missing` },
    { value: 'done-7', label: t`Applied` },
    { value: 'done-5', label: t`Admitted` },
    { value: 'done-8', label: t`Wait-listed` },
    { value: 'done-6', label: t`I plan to go` },
  ];
  const shown = place.missing > 0 ? `missing-${place.missing}` : place.done > 0 ? `done-${place.done}` : '';
  const choose = (value: string) => {
    const [kind, id] = value.split('-');
    go({ done: kind === 'done' ? Number(id) : 0, missing: kind === 'missing' ? Number(id) : 0 });
  };
  return (
    <div className={styles.bar} data-print="no">
      <NativeSelect label={t`Show`} value={shown} onChange={choose} options={only} />
      <NativeSelect
        label={t`Sort by`}
        value={place.sort}
        onChange={(sort) => go({ sort: sort as PlannedPlace['sort'] })}
        options={[
          { value: 'newest', label: t`Newest first` },
          { value: 'mostDone', label: t`Most done first` },
          { value: 'leastDone', label: t`Least done first` },
        ]}
      />
      <Segmented<PlannedPlace['view']>
        label={t`View`}
        value={place.view}
        onValue={(view) => go({ view, page: going.current.page })}
        options={[
          {
            value: 'list',
            content: (
              <>
                <IconLayoutList size={19} aria-hidden />
                {t`List`}
              </>
            ),
          },
          {
            value: 'map',
            content: (
              <>
                <IconMap2 size={19} aria-hidden />
                {t`Map`}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
