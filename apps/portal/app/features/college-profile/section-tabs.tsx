import { useLingui } from '@lingui/react/macro';
import { type ProfileSection, profileSections } from '@longleaf/rules/colleges/figures/figure';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './section-tabs.module.css';
import { sectionAddress } from './sections/section.ts';
import { SECTION_TABS } from './sections/section-words.ts';

/** The eight sections as links; the page stays where it is while they are switched. */
export function SectionTabs({ urlName, current }: { urlName: string; current: ProfileSection }) {
  const { t, i18n } = useLingui();
  const { state } = useLocation() as { state: unknown };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showWithin(list.current, list.current?.querySelector('[aria-current]')), [current]);
  return (
    <nav aria-label={t`Sections of this profile`} data-print="no">
      <ul ref={list} className={styles.tabs}>
        {profileSections.map((section) => (
          <li key={section}>
            <Link
              to={sectionAddress(urlName, section)}
              state={state}
              preventScrollReset
              aria-current={section === current ? 'page' : undefined}
            >
              {i18n._(SECTION_TABS[section])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row sideways so that the current tab is in sight, without moving the page. */
function showWithin(list: HTMLElement | null, tab: Element | null | undefined): void {
  if (!list || !(tab instanceof HTMLElement)) return;
  const right = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < list.scrollLeft) list.scrollLeft = tab.offsetLeft - 16;
  else if (right > list.scrollLeft + list.clientWidth) list.scrollLeft = right - list.clientWidth + 16;
}
