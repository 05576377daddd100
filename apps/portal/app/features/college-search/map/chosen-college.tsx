import { Trans, useLingui } from '@lingui/react/macro';
import type { CollegePin } from '@longleaf/contract/college-card';
import { distanceMiles } from '@longleaf/rules/colleges/distance';
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Stat } from '../../../ui/stat.tsx';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { ChangeTag } from '../../../domain/colleges/change-tag.tsx';
import { CollegeCover } from '../../../domain/colleges/college-cover.tsx';
import { CompareCheckbox } from '../../../domain/compare/compare-checkbox.tsx';
import { SaveButton } from '../../../domain/saved-colleges/save-button.tsx';
import { useCollegeWords } from '../../../domain/colleges/use-college-words.ts';
import { collegeCardQuery } from '../lookups.ts';
import styles from './map-view.module.css';

interface ChosenCollegeProps {
  pin: CollegePin;
  /** Where the ZIP code of the search is. */
  near: { latitude: number; longitude: number } | null;
  resultsAddress: string;
  onClose: () => void;
}

/** The card of the pin that was pressed. */
export function ChosenCollege({ pin, near, resultsAddress, onClose }: ChosenCollegeProps) {
  const { t } = useLingui();
  const words = useCollegeWords();
  const [, name, urlName, , latitude, longitude] = pin;
  const { data, isError } = useQuery(collegeCardQuery(urlName));
  const college = data && { ...data, distance: near && distanceMiles(near, { latitude, longitude }) };
  const card = useRef<HTMLElement>(null);
  // On a phone it stands at the foot of the map, which may be below the window's end, and grows with its figures.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [urlName, data]);
  return (
    <article
      ref={card}
      data-over-map
      className={styles.chosen}
      aria-label={name}
      aria-busy={!data || undefined}
    >
      <button type="button" className={styles.close} aria-label={t`Close ${name}`} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
      <div className={styles.cover}>{college && <CollegeCover college={college} shape="banner" />}</div>
      <div className={styles.about}>
        <h3>
          <Link
            to={profileAddress({ urlName })}
            state={{ resultsAddress, distance: college?.distance ?? null }}
          >
            {name}
          </Link>{' '}
          {college && <ChangeTag college={college} />}
        </h3>
        {isError && (
          <p role="status">
            <Trans>We could not load its figures. The profile has them.</Trans>
          </p>
        )}
        {college && (
          <>
            <p className="small soft">{words.place(college)}</p>
            <div className={styles.figures}>
              <Stat
                label={<Trans>Net price</Trans>}
                figure={words.netPrice(college)}
                context={words.priceContext(college)}
              />
              <Stat label={<Trans>Graduate</Trans>} figure={words.graduate(college)} />
              <Stat label={<Trans>Admitted</Trans>} figure={words.admitted(college)} />
            </div>
            <div className={styles.actions}>
              <SaveButton college={college} />
              <CompareCheckbox college={college} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
