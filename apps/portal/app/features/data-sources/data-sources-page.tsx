import { Trans } from '@lingui/react/macro';

export default function DataSourcesPage() {
  return (
    <div className="wrap">
      <h1>
        <Trans>Where the facts come from</Trans>
      </h1>
    </div>
  );
}
