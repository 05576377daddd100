import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { CAREERS_SITE_SECONDS } from '@longleaf/contract/careers-site';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { careersSiteAddress } from './careers-site.ts';
import { browserWorld, startCountdown } from './countdown.ts';
import { noteCounted, wasCounted } from './counted.ts';
import styles from './onward-bar.module.css';

/**
 * Counts down to the career's page on the external careers site, where one is configured, with a way to stay
 * (GAP-031, ST-136). Told to screen readers once, when it starts; the seconds tick for the eye only.
 */
export function OnwardBar({ career }: { career: CareerDetails }) {
  const { t } = useLingui();
  const address = careersSiteAddress(useSettings().careersSiteUrl, career.urlName);
  const { left, stay } = useOnward(address, career.urlName);
  return (
    <>
      <div role="status" className="visually-hidden">
        {left !== null && (
          <Trans>
            In {CAREERS_SITE_SECONDS} seconds you go on to the careers site. To stop that, press Escape or
            Stay here.
          </Trans>
        )}
      </div>
      {left !== null && address !== null && (
        <aside
          className={styles.bar}
          aria-label={t`Going on to the careers site`}
          data-ground="dark"
          data-print="no"
        >
          <span className={styles.seconds} aria-hidden>
            {left}
          </span>
          <span className="grow" aria-hidden>
            <Trans>The careers site has a full profile. You go there in {left} s.</Trans>
          </span>
          <Button look="main" onClick={stay}>
            <Trans>Stay here</Trans>
          </Button>
          <a href={address} className={styles.now}>
            <Trans>Go now</Trans>
          </a>
        </aside>
      )}
    </>
  );
}

/** Seconds left while it counts, else null. Leaves for the address at zero; each visit is counted once. */
function useOnward(address: string | null, occupation: string) {
  const { key } = useLocation();
  const [left, setLeft] = useState<number | null>(null);
  const stop = useRef<() => void>(() => {});
  const visit = `${key} ${occupation}`;
  useEffect(() => {
    if (address === null || wasCounted(visit, window.sessionStorage)) return;
    const halt = startCountdown({
      seconds: CAREERS_SITE_SECONDS,
      onLeft: (seconds) => {
        setLeft(seconds);
        if (seconds < CAREERS_SITE_SECONDS) noteCounted(visit, window.sessionStorage);
      },
      onEnd: () => {
        setLeft(null);
        window.location.assign(address);
      },
      world: browserWorld,
    });
    stop.current = () => {
      halt();
      setLeft(null);
      noteCounted(visit, window.sessionStorage);
    };
    const stopAtButton = (event: MouseEvent) => {
      // Somebody who presses a button is busy here: nothing is to be torn out of their hands.
      if (event.target instanceof Element && event.target.closest('button')) stop.current();
    };
    // Ten seconds are short for finding a button by keyboard.
    const stopAtEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') stop.current();
    };
    document.addEventListener('click', stopAtButton);
    document.addEventListener('keydown', stopAtEscape);
    return () => {
      halt();
      setLeft(null);
      document.removeEventListener('click', stopAtButton);
      document.removeEventListener('keydown', stopAtEscape);
    };
  }, [address, visit]);
  const stay = () => {
    stop.current();
    document.querySelector('h1')?.focus();
  };
  return { left, stay };
}
