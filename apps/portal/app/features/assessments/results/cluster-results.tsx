import { Trans } from '@lingui/react/macro';
import { FittingPrograms } from './fitting-programs.tsx';
import { LeadsOn } from './leads-on.tsx';
import { plainResults } from './plain-results.tsx';
import type { ResultProps, ResultView } from './registry.ts';

function Meaning() {
  return (
    <>
      <p>
        <Trans>
          Each cluster counts fifteen things: five to do, five to learn and five that people say about
          themselves. The bold ones are your top clusters. Careers and programs below come from them in turn.
        </Trans>
      </p>
      <p>
        <Trans>
          It says what sounds like you, not what you are good at. A cluster with a short bar may be one that
          you have not met yet.
        </Trans>
      </p>
    </>
  );
}

function Onward(props: ResultProps) {
  return (
    <>
      <FittingPrograms {...props} />
      <LeadsOn />
    </>
  );
}

function Order() {
  return <Trans>From each of your top clusters in turn, those with the most jobs in the nation first.</Trans>;
}

export const clusterResults: ResultView = {
  ...plainResults,
  Meaning,
  LeadsOn: Onward,
  byZone: true,
  Order,
};
