import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { savedCareersQuery } from '../../../data/saved-careers/saved-careers-query.ts';
import { RemoveCareerQuestion } from '../../../domain/saved-careers/remove-career-question.tsx';
import { focusSection } from '../focus-section.ts';
import { PlanningSection } from '../planning-section.tsx';
import { type SavedRowItem, SavedRows } from './saved-rows.tsx';

const ID = 'saved-careers';

/** Saved careers on the dashboard, beside the programs that lead to them. */
export function CareersSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(savedCareersQuery(personId));
  const [asked, setAsked] = useState<SavedRowItem | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Saved careers</Trans>}
      count={query.data?.totalCount}
      tools={
        <Link to="/careers" className="strong-link">
          <Trans>Find careers</Trans>
        </Link>
      }
      query={query}
      loading={t`Loading saved careers`}
      height={180}
      failed={<Trans>We could not load your saved careers.</Trans>}
      empty={{
        when: ({ totalCount }) => totalCount === 0,
        shown: (
          <p className="soft">
            <Trans>No saved careers yet. Save a career that you could see yourself in.</Trans>
          </p>
        ),
      }}
    >
      {({ results, totalCount, since }) => (
        <>
          <SavedRows
            label={t`Saved careers`}
            items={results.map(({ occCode, occTitle, urlName }) => ({
              id: occCode,
              name: occTitle,
              to: `/careers/${urlName}`,
              about: since?.find((one) => one.occCode === occCode)?.text,
            }))}
            onRemove={(career) => {
              setAsked(career);
              setOpened(true);
            }}
          />
          {asked && (
            <RemoveCareerQuestion
              occCode={asked.id}
              occTitle={asked.name}
              opened={opened}
              onClosed={() => setOpened(false)}
              onRemoved={() => focusSection(ID)}
            />
          )}
          {totalCount > results.length && (
            <Link to="/careers?searchType=saved" className="strong-link">
              <Trans>See all {totalCount}</Trans>
            </Link>
          )}
        </>
      )}
    </PlanningSection>
  );
}
