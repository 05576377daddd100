import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { RECRUITING_CONSENT, RECRUITING_FOR_PARENTS } from '@longleaf/contract/recruiting-consent';
import { TOLD_NAMES, type ToldPart } from '@longleaf/rules/recruiting/told';
import { listOf } from '../../lib/list-of.ts';
import styles from './told-words.module.css';

interface ToldWordsProps {
  college: string;
  told: readonly ToldPart[];
  /** Whether it is said what a parent should know: to everybody who is, or may be, under 18. */
  forParents: boolean;
}

/** What a college is told before it is told: one sentence, what it may do, and what a parent should know. */
export function ToldWords({ college, told, forParents }: ToldWordsProps) {
  const { _ } = useLingui();
  const list = useToldList()(told);
  return (
    <div className={styles.words}>
      <p>
        <Trans>
          {college} gets your {list}.
        </Trans>{' '}
        {_(RECRUITING_CONSENT)}
      </p>
      {forParents && <p className="small soft">{_(RECRUITING_FOR_PARENTS)}</p>}
    </div>
  );
}

/** Writes parts as a list: "name, email address, and mailing address". */
export function useToldList() {
  const { _ } = useLingui();
  return (told: readonly ToldPart[]) => listOf(told.map((part) => _(TOLD_NAMES[part])));
}
