import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { redirectionMessages } from '@longleaf/contract/redirection-pool';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Actions, PageFrame, Sheet } from '../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { windowQuery } from './queries.ts';

export const handle: PageHandle = {
  facts: () => ({ title: msg`College redirection pool`, canonical: '/CRP' }),
};

/** What the college redirection pool is, and the way in while it is open (UI-039). */
export default function PoolPage() {
  const { t } = useLingui();
  return (
    <PageFrame
      title={<Trans>College redirection pool</Trans>}
      lead={
        <Trans>
          Colleges in North Carolina that still have places can find you here. The pool is open from April to
          September.
        </Trans>
      }
      width="reading"
    >
      <Sheet>
        <h2>
          <Trans>How it works</Trans>
        </h2>
        <ol>
          <li>
            <Trans>You fill in one form: your school, your grades and what you want to study.</Trans>
          </li>
          <li>
            <Trans>Colleges that still have places read it.</Trans>
          </li>
          <li>
            <Trans>Those that want you write to you. You decide.</Trans>
          </li>
        </ol>
        <Loaded
          query={useQuery(windowQuery)}
          loading={t`Checking whether the pool is open`}
          skeleton={<Skeleton height={56} />}
          failed={redirectionMessages.loadFailed}
        >
          {(window) =>
            window.isOpen ? (
              <Actions>
                <ButtonLink to="/CollegeRedirection" look="main">
                  <Trans>Join the pool for {window.entryYear}</Trans>
                </ButtonLink>
              </Actions>
            ) : (
              <ClosedPanel opensOn={window.opensOn} />
            )
          }
        </Loaded>
      </Sheet>
    </PageFrame>
  );
}
