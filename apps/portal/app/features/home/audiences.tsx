import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { useSettings } from '../../lib/settings.ts';
import { BottlebrushStage, GrassStage, SaplingStage } from '../../ui/drawings/ages.tsx';
import styles from './audiences.module.css';

const AUDIENCES = [
  {
    name: msg`Middle school`,
    text: msg`Learn what you like, and which classes keep your options open.`,
    path: '/plan-your-future/middle-school',
  },
  {
    name: msg`High school`,
    text: msg`Compare colleges and plan your application year.`,
    path: '/apply-to-college/plan-your-application-year',
  },
  {
    name: msg`Community college students`,
    text: msg`Move on to a university without losing your credits.`,
    path: '/apply-to-college/transfer-from-community-college',
  },
  {
    name: msg`Adult learners`,
    text: msg`Finish a degree or train for a new job, near home or online.`,
    path: '/plan-your-future/go-back-to-college',
  },
  {
    name: msg`Parents and guardians`,
    text: msg`See real costs and help with the forms.`,
    path: '/plan-your-future/help-your-child',
  },
];

/** Where to begin, by who one is. The pages are the content site's; without it there is nothing to show. */
export function Audiences() {
  const { i18n } = useLingui();
  const { contentUrl } = useSettings();
  if (contentUrl === null) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <div>
        <h2 className={styles.title}>
          <Trans>Start from where you are</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>Your next step depends on your grade and your goals.</Trans>
        </p>
        <svg
          width="380"
          height="210"
          viewBox="0 0 380 210"
          className={styles.ages}
          aria-hidden
          focusable="false"
        >
          <path d="M0 204Q190 186 380 204" stroke="#C9BFA8" strokeWidth="2.5" fill="none" />
          <g transform="translate(70 200) scale(1.1)">
            <GrassStage />
          </g>
          <g transform="translate(170 196) scale(1.1)">
            <BottlebrushStage />
          </g>
          <g transform="translate(285 198) scale(1.35)">
            <SaplingStage />
          </g>
        </svg>
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {AUDIENCES.map(({ name, text, path }) => (
          <li key={path}>
            <a href={contentUrl + path}>
              <span>
                <strong>{i18n._(name)}</strong>
                <span className="soft">{i18n._(text)}</span>
              </span>
              <IconArrowRight size={22} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
