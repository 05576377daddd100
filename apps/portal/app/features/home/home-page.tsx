import { Trans } from '@lingui/react/macro';

export default function HomePage() {
  return (
    <div className="wrap">
      <h1>
        <Trans>College plans grow here</Trans>
      </h1>
    </div>
  );
}
