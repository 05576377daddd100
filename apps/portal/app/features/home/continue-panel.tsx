import { Trans } from '@lingui/react/macro';
import { Cover } from '../../domain/college-covers/cover.tsx';
import { ContinuePanel as Panel } from '../../kit/page/panels.tsx';
import { useLastSearch } from '../../shell/last-search.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The one next thing: the last search, or a first one. */
export function ContinuePanel() {
  const search = useLastSearch();
  const picture = <Cover seed={199111} sector="UNC" land="mountains" width={420} height={300} />;
  if (search === null) {
    return (
      <Panel
        eyebrow={<Trans>A good first step</Trans>}
        title={<Trans>Find colleges that fit you</Trans>}
        picture={picture}
        actions={
          <ButtonLink look="main" to="/college-search">
            <Trans>Find a college</Trans>
          </ButtonLink>
        }
      >
        <Trans>Search by place, price and major, and save the ones you like.</Trans>
      </Panel>
    );
  }
  return (
    <Panel
      eyebrow={<Trans>Continue where you left off</Trans>}
      title={<Trans>Your college search</Trans>}
      picture={picture}
      actions={
        <>
          <ButtonLink look="main" to={search}>
            <Trans>Continue your search</Trans>
          </ButtonLink>
          <ButtonLink look="quiet" to="/college-search">
            <Trans>Start a new search</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Your filters are still as you left them.</Trans>
    </Panel>
  );
}
