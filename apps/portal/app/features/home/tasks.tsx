import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../../lib/settings.ts';
import type { Place } from '../../shell/navigation.ts';
import { PlaceLink } from '../../shell/place-link.tsx';
import { groupsThere } from '../../shell/places-there.ts';
import { BottlebrushStage, GrassStage, SaplingStage, TreeStage } from '../../ui/drawings/ages.tsx';
import styles from './tasks.module.css';

interface Task {
  title: MessageDescriptor;
  text: MessageDescriptor;
  places: readonly Place[];
  /** The age of the pine that stands for it, and the part of the drawing it fills. */
  Stage: () => React.ReactElement;
  viewBox: string;
}

const TASKS: readonly Task[] = [
  {
    title: msg`Explore your future`,
    text: msg`Find out what you like, and which paths lead there.`,
    places: [
      { label: msg`Find what fits you`, contentPath: '/plan-your-future/find-what-fits-you' },
      { label: msg`See paths after high school`, contentPath: '/plan-your-future/paths-after-high-school' },
    ],
    Stage: GrassStage,
    viewBox: '-40 -60 80 64',
  },
  {
    title: msg`Find a college`,
    text: msg`Compare price, size and results for every college in the state.`,
    places: [
      { label: msg`Search colleges`, to: '/college-search' },
      { label: msg`See colleges on a map`, to: '/college-search?view=map' },
      { label: msg`Compare side by side`, to: '/compare' },
    ],
    Stage: BottlebrushStage,
    viewBox: '-54 -104 108 108',
  },
  {
    title: msg`Plan each step`,
    text: msg`Choose classes, and learn how families pay.`,
    places: [
      { label: msg`Choose your classes`, contentPath: '/plan-your-future/choose-your-classes' },
      { label: msg`Learn how to pay for college`, contentPath: '/pay-for-college' },
      { label: msg`Save for college`, contentPath: '/save-for-college' },
    ],
    Stage: SaplingStage,
    viewBox: '-64 -126 128 130',
  },
  {
    title: msg`Apply`,
    text: msg`Know what to do and when, and how to tell your story.`,
    places: [
      { label: msg`Plan your application year`, contentPath: '/apply-to-college/plan-your-application-year' },
      { label: msg`Write your essay`, contentPath: '/apply-to-college/write-your-essay' },
    ],
    Stage: TreeStage,
    viewBox: '-104 -206 208 210',
  },
];

/** The four tasks, each under its age of the pine. One that leads only to a content site is left out without one. */
export function Tasks() {
  const { t, i18n } = useLingui();
  const tasks = groupsThere(TASKS, useSettings());
  return (
    <section className={styles.ground} aria-label={t`What you can do`}>
      <div className={`wrap ${styles.tasks}`}>
        {tasks.map(({ title, text, places, Stage, viewBox }) => (
          <div key={title.id} className={styles.task}>
            <svg
              width="64"
              height="64"
              viewBox={viewBox}
              className={styles.age}
              aria-hidden
              focusable="false"
            >
              <Stage />
            </svg>
            <div>
              <h2>{i18n._(title)}</h2>
              <p>{i18n._(text)}</p>
              <ul className="plain-list">
                {places.map((place) => (
                  <li key={place.label.id}>
                    <PlaceLink place={place} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
