import { Trans, useLingui } from '@lingui/react/macro';
import { type assessmentOperations, FIT_PAGE_SIZE } from '@longleaf/contract/assessments';
import type { Answer } from '@longleaf/contract/operation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { JOB_ZONES } from '../../../domain/explore/education-words.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { Message } from '../../../ui/message.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fittingCareersQuery } from '../queries.ts';
import { useTold } from '../use-told.ts';
import { fittingPlace, PAGE, ZONE } from './fitting-place.ts';
import styles from './results.module.css';

export type Fitting = Answer<typeof assessmentOperations.getFittingCareers>;
export type FittingCareer = Fitting['careers'][number];

interface CareersOfResultProps {
  personId: string;
  urlName: string;
  sessionId: number;
  /** Whether they can be chosen by how much preparation they take. */
  byZone: boolean;
  title: React.ReactNode;
  failed: React.ReactNode;
  /** Why there is none. */
  none: (why: { canTell: boolean; isOfZone: boolean }) => React.ReactNode;
  /** How many there are, for who listens. */
  counted: (total: number) => React.ReactNode;
  /** Stands below the table. */
  note: (answer: Fitting) => React.ReactNode;
  children: (careers: readonly FittingCareer[], answer: Fitting) => React.ReactNode;
}

/** Careers that a result leads to, a page at a time; which page and how much preparation stand in the address. */
export function CareersOfResult({
  personId,
  urlName,
  sessionId,
  byZone,
  title,
  failed,
  none,
  counted,
  note,
  children,
}: CareersOfResultProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { jobZone: zone, page } = fittingPlace(query);
  const answer = useQuery({
    ...fittingCareersQuery(personId, urlName, { sid: sessionId, jobZone: zone, page }),
    placeholderData: keepPreviousData,
  });
  useTold(answer.error);
  const at = (changes: Record<string, number>) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value > (key === PAGE ? 1 : 0)) next.set(key, String(value));
      else next.delete(key);
    }
    return `?${next.toString()}`;
  };
  return (
    <section aria-labelledby={id} className={styles.careers}>
      <div className={styles.careersHead}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {byZone && (
          <div data-print="no">
            <NativeSelect
              label={<Trans>Preparation</Trans>}
              value={String(zone)}
              options={[
                { value: '0', label: t`Any amount` },
                ...JOB_ZONES.map((words, index) => ({ value: String(index + 1), label: i18n._(words) })),
              ]}
              onChange={(value) =>
                void navigate(at({ [ZONE]: Number(value), [PAGE]: 1 }), {
                  replace: true,
                  state,
                  preventScrollReset: true,
                })
              }
            />
          </div>
        )}
      </div>
      <Loaded
        query={answer}
        loading={t`Loading careers`}
        skeleton={<Skeleton height={420} />}
        failed={failed}
        empty={{
          when: ({ totalCount }) => totalCount === 0,
          shown: (
            <Message kind="info">
              <p>{none({ canTell: answer.data?.canTell !== false, isOfZone: zone !== 0 })}</p>
            </Message>
          ),
        }}
      >
        {(fitting) => (
          <>
            <p role="status" className="visually-hidden">
              {counted(fitting.totalCount)}
            </p>
            {children(fitting.careers, fitting)}
            <p className="note-text soft">{note(fitting)}</p>
            <div data-print="no">
              <Pager
                page={page}
                pageSize={FIT_PAGE_SIZE}
                total={fitting.totalCount}
                linkTo={(to) => ({ to: at({ [PAGE]: to }), state })}
                onPage={() => heading.current?.focus()}
              />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
