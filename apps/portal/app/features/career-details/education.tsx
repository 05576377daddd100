import { useLingui as useMessages } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { EDUCATION_LEVELS } from '../../domain/explore/education-words.ts';
import { PartNote, SectionHead } from '../../domain/explore/section-head.tsx';
import { Pie } from '../../ui/charts/pie.tsx';
import { OnetSource } from './onet-source.tsx';
import { shareWords } from './share-words.ts';

/** How much schooling the job takes, as those who know it say (ST-135). */
export function Education({ career }: { career: CareerDetails }) {
  const { _ } = useMessages();
  return (
    <section>
      <SectionHead
        intro={
          career.education.length > 0 && (
            <Trans>People who know the job were asked how much schooling a new worker needs.</Trans>
          )
        }
      >
        <Trans>Schooling</Trans>
      </SectionHead>
      {career.education.length === 0 ? (
        <p className="soft">
          <Trans>Not available: the survey of jobs did not ask about this one.</Trans>
        </p>
      ) : (
        <>
          <Pie
            caption={<Trans>Schooling a new worker needs</Trans>}
            labelHeading={<Trans>Schooling</Trans>}
            valueHeading={<Trans>Of those asked</Trans>}
            slices={career.education.map(({ level, percent }) => ({
              key: level,
              label: _(EDUCATION_LEVELS[level]),
              share: percent,
              value: shareWords(percent),
            }))}
          />
          <PartNote>
            <Trans>Levels that nobody named are left out.</Trans> <OnetSource part="occupation-education" />
          </PartNote>
        </>
      )}
    </section>
  );
}
