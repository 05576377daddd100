import { LADDER_LEVELS } from '@longleaf/rules/assessments/ladder';
import { Trans } from '@lingui/react/macro';
import { count } from '../../../lib/format.ts';
import { ScoreList } from '../../../ui/charts/score-list.tsx';
import { BoldNote, isAnyBold } from './bold-note.tsx';
import { RunABusiness } from './business/run-a-business.tsx';
import { LeadsOn } from './leads-on.tsx';
import { nameOf, plainResults, subjectOf } from './plain-results.tsx';
import type { ResultProps, ResultView } from './registry.ts';
import styles from './results.module.css';

/** The ten skills by the level that was reached. */
function Levels({ results }: ResultProps) {
  return (
    <div className={styles.scores}>
      <ScoreList
        scores={results.map((one) => {
          const level = one.level ?? 0;
          return {
            key: nameOf(one),
            name: nameOf(one),
            value: (
              <Trans>
                Level {count(level)} of {count(LADDER_LEVELS)}, {count(one.count)} chosen
              </Trans>
            ),
            share: level / LADDER_LEVELS,
            strong: isAnyBold(results) && one.isTop,
            meaning: subjectOf(one)?.description,
          };
        })}
      />
      <BoldNote
        results={results}
        bold={<Trans>The bold ones are the skills in which you chose most.</Trans>}
        leftOut={<Trans>Those without a choice are left out.</Trans>}
      />
    </div>
  );
}

function LevelMeaning() {
  return (
    <>
      <p>
        <Trans>
          You reach a level once you choose two of its three statements, and two at each level below. Most
          jobs take level 3 or 4 in most skills.
        </Trans>
      </p>
      <p>
        <Trans>
          You judged yourself, so it is not a grade, and nobody else sees it as one. A low level says what
          comes next, not what you cannot do: each level is learned.
        </Trans>
      </p>
    </>
  );
}

export const basicSkillsResults: ResultView = {
  ...plainResults,
  Picture: Levels,
  Meaning: LevelMeaning,
  byZone: true,
};

function DoneMeaning() {
  return (
    <>
      <p>
        <Trans>
          Each skill counts how many of five things you have done that use it. You take these skills with you
          from home to school to work: name them in an application, with what you did.
        </Trans>
      </p>
      <p>
        <Trans>
          It says that you have done something, not how well. A skill with few marks may be one that nobody
          has asked of you yet.
        </Trans>
      </p>
    </>
  );
}

export const transferableSkillsResults: ResultView = {
  ...plainResults,
  Meaning: DoneMeaning,
  byZone: true,
};

function MatcherMeaning() {
  return (
    <>
      <p>
        <Trans>
          Each bar is your own answer. A career fits when the skills that you do well matter more there than
          in other careers. Skills that you left out say neither yes nor no.
        </Trans>
      </p>
      <p>
        <Trans>
          It is not a test. It does not say what you could still learn, or what you like: take the interest
          profiler for that.
        </Trans>
      </p>
    </>
  );
}

export const skillsMatcherResults: ResultView = {
  ...plainResults,
  Meaning: MatcherMeaning,
  byZone: true,
};

function OwnerMeaning() {
  return (
    <>
      <p>
        <Trans>
          Each bar counts your answers to five statements. A long bar is what comes easily to you; a short one
          is worth practicing, or worth a partner who is strong in it.
        </Trans>
      </p>
      <p>
        <Trans>
          It does not say whether a business will succeed, and there is no score that you need. Many kinds of
          people run one. No career is said to fit, because nobody publishes how much each career needs these
          traits.
        </Trans>
      </p>
    </>
  );
}

function OwnerOnward() {
  return (
    <>
      <RunABusiness />
      <LeadsOn />
    </>
  );
}

export const ownerResults: ResultView = { ...plainResults, Meaning: OwnerMeaning, LeadsOn: OwnerOnward };
