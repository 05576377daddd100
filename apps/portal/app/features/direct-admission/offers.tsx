import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { applicationOperations } from '@longleaf/contract/applications';
import { directAdmissionMessages, type OfferedApplication } from '@longleaf/contract/direct-admission';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { APPLICATIONS } from '../../data/applications/applications.ts';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { CollegeCover } from '../../domain/colleges/college-cover.tsx';
import { CollegeSector } from '../../domain/colleges/college-sector.tsx';
import { useAct } from '../../kit/form/use-act.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { dollars } from '../../lib/format.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChooseOffers, MANY_OFFERS, useChosenOffers } from './choose-offers.tsx';
import styles from './direct-admission.module.css';
import { DIRECT_ADMISSION, offersQuery } from './queries.ts';

interface OffersProps {
  personId: string;
  studentNumber: string;
  scope: 'all' | 'community' | null;
  entryYear: string | null;
}

/** ST-176: the colleges that have a place, and an application for each. */
export function Offers({ personId, studentNumber, scope, entryYear }: OffersProps) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(offersQuery(personId, studentNumber))}
      loading={t`Loading the colleges`}
      skeleton={<Skeleton height={480} />}
      failed={directAdmissionMessages.applicationsFailed}
    >
      {(offers) => (
        <>
          <ResultPanel
            title={
              <WordsFor
                helper={
                  <Plural
                    value={offers.length}
                    one="# college has a place for this student"
                    other="# colleges have places for this student"
                  />
                }
              >
                <Plural
                  value={offers.length}
                  one="# college has a place for you"
                  other="# colleges have places for you"
                />
              </WordsFor>
            }
          >
            <p>
              <WordsFor
                helper={
                  scope === 'community' ? (
                    <Trans>
                      They are on the state’s list for community colleges, and start their applications in
                      their own account: what you start here is yours.
                    </Trans>
                  ) : (
                    <Trans>
                      They are on the state’s list, and start their applications in their own account: what
                      you start here is yours.
                    </Trans>
                  )
                }
              >
                {scope === 'community' ? (
                  <Trans>
                    You are on the state’s list for community colleges. Start as many applications as you like
                    and choose later.
                  </Trans>
                ) : (
                  <Trans>
                    You are on the state’s list. Start as many applications as you like and choose later. Each
                    college tells you its own last day.
                  </Trans>
                )}
              </WordsFor>
            </p>
            {entryYear !== null && (
              <p className="small soft">
                <Trans>
                  These colleges were named for students who start in {entryYear}. The list may not be
                  complete. If a college you want is missing, ask it.{' '}
                  <Link to="/data">Where this is from</Link>
                </Trans>
              </p>
            )}
          </ResultPanel>
          <OfferList offers={offers} />
        </>
      )}
    </Loaded>
  );
}

function OfferList({ offers }: { offers: readonly OfferedApplication[] }) {
  const chosen = useChosenOffers(offers);
  const many = offers.length >= MANY_OFFERS;
  return (
    <>
      {many && <ChooseOffers offers={offers} />}
      <ul className={`plain-list ${styles.offers}`}>
        {(many ? chosen : offers).map((offer) => (
          <Offer key={offer.college.id} offer={offer} />
        ))}
      </ul>
    </>
  );
}

function Offer({ offer }: { offer: OfferedApplication }) {
  const { college } = offer;
  return (
    <li className={`card ${styles.offer}`}>
      <div className={styles.cover}>
        <CollegeCover college={college} shape="tile" />
      </div>
      <div className={styles.words}>
        <CollegeSector type={college.collegeType} />
        <h2>
          <Link to={profileAddress(college)}>{college.shortName}</Link>
        </h2>
        <p className="small soft">{college.city}</p>
        <p className="small">
          {college.netPrice === null ? (
            <Trans>Net price: Not reported</Trans>
          ) : (
            <Trans>
              {dollars(college.netPrice)} net price a year ({college.netPriceYear})
            </Trans>
          )}
        </p>
        <Apply offer={offer} />
      </div>
    </li>
  );
}

/** What is started already says so; a college that one cannot apply to from here says how. */
function Apply({ offer }: { offer: OfferedApplication }) {
  const { t } = useLingui();
  const { college, applicationDefinitionId, startedId, address } = offer;
  const hub = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (startedId !== null && pressed.current) hub.current?.focus();
  }, [startedId]);
  const { busy, act } = useAct(applicationOperations.startApplication, {
    onDone: () => Promise.all([refreshOwn(APPLICATIONS), refreshOwn(DIRECT_ADMISSION)]),
  });
  if (startedId !== null)
    return (
      <ButtonLink ref={hub} look="quiet" size="small" to="/apphub">
        <Trans>Started: open your hub</Trans>
        <span className="visually-hidden"> {college.shortName}</span>
      </ButtonLink>
    );
  if (applicationDefinitionId === null)
    return address === null ? (
      <p className="small">
        <Trans>Ask the college how to apply.</Trans>
      </p>
    ) : (
      <OutwardLink href={address}>
        <Trans>Apply on the college’s own site</Trans>
        <span className="visually-hidden"> {college.shortName}</span>
      </OutwardLink>
    );
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => {
        pressed.current = true;
        void act({ body: { applicationDefinitionId } }, t`${college.shortName} is in your hub.`);
      }}
    >
      <Trans>Start application</Trans>
      <span className="visually-hidden"> {college.shortName}</span>
    </Button>
  );
}
