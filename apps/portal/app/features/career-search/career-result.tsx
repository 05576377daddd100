import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerCard } from '@longleaf/contract/career-card';
import type { ExploreYears } from '@longleaf/contract/explore-search';
import { ENTRY_EDUCATION } from '../../domain/explore/education-words.ts';
import { areasOfCode } from '../../domain/explore/holland-code.ts';
import { INTEREST_NAMES } from '../../domain/explore/interest-words.ts';
import { OUTLOOKS } from '../../domain/explore/outlook-words.ts';
import { SaveCareerButton } from '../../domain/saved-careers/save-career-button.tsx';
import { ExploreCard } from '../../domain/explore/search/explore-card.tsx';
import { WordStat } from '../../domain/explore/search/word-stat.tsx';
import { MISSING_REASONS, useWageWords, type Wage } from '../../domain/explore/wage-words.ts';
import { Stat } from '../../ui/stat.tsx';
import { CAREERS_PATH } from './careers-path.ts';

interface CareerResultProps {
  career: CareerCard;
  /** The years that pay and outlook are of; undefined until the answer names them. */
  years: ExploreYears | undefined;
  /** What has changed since it was saved. */
  since: string | undefined;
}

/** A career in a list: what people do, what they earn, what it takes and how it grows. */
export function CareerResult({ career, years, since }: CareerResultProps) {
  const { i18n, t } = useLingui();
  const words = useWageWords();
  const { occCode, occTitle, urlName, description, matched, hollandCode, entryEducation, outlook, wages } =
    career;
  const interests = areasOfCode(hollandCode).map((area) => i18n._(INTEREST_NAMES[area]));
  const wage = (of: Wage) => ({
    figure: words(of),
    context: of.annual === null && of.missing !== null ? i18n._(MISSING_REASONS[of.missing]) : undefined,
  });
  const growth = outlook?.outlook;
  const outlookTo = years?.outlook?.to;
  return (
    <ExploreCard
      to={`${CAREERS_PATH}/${urlName}`}
      title={occTitle}
      eyebrow={interests.length > 0 && interests.join(' · ')}
      description={description}
      below={matched !== null && <Trans>Also called {matched}</Trans>}
      since={since}
      figures={
        <>
          <Stat label={<Trans>Middle pay in NC, {years?.ncWages}</Trans>} {...wage(wages.nc)} />
          <Stat label={<Trans>Middle pay in the US, {years?.usWages}</Trans>} {...wage(wages.us)} />
          <WordStat label={<Trans>Usual start</Trans>}>
            {entryEducation === null ? t`Not available` : i18n._(ENTRY_EDUCATION[entryEducation])}
          </WordStat>
          <WordStat
            label={outlookTo === undefined ? <Trans>Outlook</Trans> : <Trans>Outlook to {outlookTo}</Trans>}
          >
            {growth ? i18n._(OUTLOOKS[growth]) : t`Not available`}
          </WordStat>
        </>
      }
      actions={<SaveCareerButton occCode={occCode} occTitle={occTitle} />}
    />
  );
}
