import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { later } from '../ui/later.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useCurrentPage } from './current-page.ts';
import { useFailedNavigation } from './failed-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpLink } from './help-link.tsx';
import { useRememberSearch } from './last-search.ts';
import { MissingNotice } from './missing-notice.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NotificationBanner } from './notification-banner.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SessionEnd } from './session/session-end.tsx';
import { SignedInWatches } from './watches/signed-in-watches.tsx';
import styles from './shell.module.css';
import { useStyledPage } from './styled-page.ts';
import { TabBar } from './tab-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { usePrintFrame } from './use-print-frame.ts';

// No message is there when a page comes: its corner follows the page.
const Toasts = later(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }));

/** Everything around a page. */
export function Shell({ children }: { children: React.ReactNode }) {
  const { address, facts } = useCurrentPage();
  useFocusAfterNavigation();
  useRememberSearch();
  useFailedNavigation();
  useStyledPage(useLocation().pathname);
  usePrintFrame();
  const isHome = address.parent === null;
  const isAboutSomebody = address.access === 'signed-in' || address.bare === true;
  return (
    <>
      <PageHead {...facts} />
      <a className={styles.skip} href="#main">
        <Trans>Skip to main content</Trans>
      </a>
      <NavigationProgress />
      <Header />
      {!address.bare && <NotificationBanner />}
      <OfflineNotice />
      <MissingNotice />
      {!address.bare && !isHome && <Breadcrumbs address={address} title={facts.title} />}
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-with-script={isAboutSomebody ? true : undefined}
      >
        {isAboutSomebody && <NeedsScriptHere />}
        {children}
      </main>
      {!address.bare && <HelpLink address={address} />}
      <Footer />
      <TabBar />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <SignedInWatches />
      <SessionEnd />
    </>
  );
}

function NeedsScriptHere() {
  return (
    <NeedsScript className="wrap">
      <Trans>
        Signing in needs JavaScript, and so does everything you save. Turn JavaScript on in your browser’s
        settings, then load this page again. You can look at colleges, careers and guides without it.
      </Trans>
    </NeedsScript>
  );
}
