import { Trans } from '@lingui/react/macro';
import type { VendorResult } from '@longleaf/contract/vendor-surveys';
import type { VendorSurvey } from '@longleaf/rules/vendor-surveys/surveys';
import {
  IconBrain,
  IconClock,
  IconClockPlay,
  IconExternalLink,
  IconMoodSmile,
  IconTools,
} from '@tabler/icons-react';
import { shortDayOf } from '../../../lib/day-of.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './vendor.module.css';

const ICONS: Readonly<Record<string, typeof IconBrain>> = {
  personality: IconMoodSmile,
  learning: IconClockPlay,
  skills: IconTools,
  intelligences: IconBrain,
};

interface VendorRowProps {
  survey: VendorSurvey;
  isLicensed: boolean;
  last: VendorResult | undefined;
  /** True while a window of the vendor is open. */
  waits: boolean;
  onStart: () => void;
  onAsk: () => void;
  onResults: () => void;
}

/** One survey of the vendor (UI-082 to UI-085): what it gives, how long it takes, how it stands, and one button. */
export function VendorRow({ survey, isLicensed, last, waits, onStart, onAsk, onResults }: VendorRowProps) {
  const { assessment, durationMin, durationMax } = survey;
  const Icon = ICONS[assessment] ?? IconBrain;
  const name = survey.name;
  return (
    <li className={styles.row} id={`partner-${assessment}`}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className="small soft">{survey.gives}</p>
      </div>
      <p className={`small ${styles.time}`}>
        <IconClock size={18} aria-hidden />
        <Trans>
          {durationMin} to {durationMax} minutes
        </Trans>
      </p>
      <div className={`small ${styles.status}`}>
        {last ? (
          <>
            <p>
              <strong>{last.title}</strong>
            </p>
            <p>
              <Trans>Done {shortDayOf(last.dateCompleted)}</Trans>
            </p>
          </>
        ) : isLicensed ? (
          <p>
            <Trans>Not started</Trans>
          </p>
        ) : (
          <p>
            <Trans>No license at your school</Trans>
          </p>
        )}
      </div>
      <div className={styles.act}>
        {last ? (
          <Button onClick={onResults}>
            <Trans>
              See results <span className="visually-hidden">of {name}</span>
            </Trans>
          </Button>
        ) : isLicensed ? (
          // It keeps the focus of whoever pressed it, for when they come back.
          <Button
            onClick={waits ? undefined : onStart}
            aria-disabled={waits || undefined}
            iconAfter={<IconExternalLink size={18} aria-hidden />}
          >
            <Trans>
              Start <span className="visually-hidden">{name}, in a new window</span>
            </Trans>
          </Button>
        ) : (
          <Button look="quiet" onClick={onAsk}>
            <Trans>
              Ask for it <span className="visually-hidden">({name})</span>
            </Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
