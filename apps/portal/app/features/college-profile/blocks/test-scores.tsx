import { Trans } from '@lingui/react/macro';
import { percent } from '../../../lib/format.ts';
import type { SectionProps } from './college.ts';
import parts from './blocks.module.css';
import { ScoreBand } from './score-band.tsx';
import { SourceNote } from './source-note.tsx';

/** The middle half of the scores of new students who sent any. */
export function TestScores({ college }: SectionProps) {
  const { values } = college.figures.admissions;
  const known = [values.act25, values.satReading25, values.satMath25].some((score) => score !== null);
  const act = values.shareActSubmitters === null ? null : percent(values.shareActSubmitters);
  const sat = values.shareSatSubmitters === null ? null : percent(values.shareSatSubmitters);
  return (
    <section>
      <h3>
        <Trans>Test scores</Trans>
      </h3>
      {known ? (
        <>
          <p className={parts.intro}>
            <Trans>
              A quarter of new students scored below the bar and a quarter above it. Only scores that were
              sent in are counted.
            </Trans>
          </p>
          <ScoreBand test="ACT" low={values.act25} high={values.act75} />
          <ScoreBand
            test="SAT"
            part={<Trans>Middle half of SAT reading and writing scores</Trans>}
            low={values.satReading25}
            high={values.satReading75}
          />
          <ScoreBand
            test="SAT"
            part={<Trans>Middle half of SAT math scores</Trans>}
            low={values.satMath25}
            high={values.satMath75}
          />
          <p className="small soft">
            {act !== null && sat !== null && (
              <Trans>
                {act} of new students sent ACT scores, {sat} sent SAT scores.
              </Trans>
            )}
          </p>
          <SourceNote college={college} groups={['admissions']} />
        </>
      ) : (
        <p className={parts.intro}>
          {college.openAdmission === true ? (
            <Trans>No test scores are needed to get in.</Trans>
          ) : (
            <Trans>
              Not reported: the college did not publish scores, often because few students send them.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}
