import { Trans, useLingui } from '@lingui/react/macro';
import { directAdmissionMessages } from '@longleaf/contract/direct-admission';
import { isHelper } from '@longleaf/rules/accounts/audience';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { NoteFor, WordsFor } from '../../domain/accounts/words-for.tsx';
import { useAudience } from '../../domain/accounts/use-audience.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './direct-admission.module.css';
import { LookUpForm } from './look-up-form.tsx';
import { NotOnList } from './not-on-list.tsx';
import { Offers } from './offers.tsx';
import { directAdmissionQuery } from './queries.ts';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(directAdmissionQuery(id))]);

const waiting = <Skeleton height={360} />;

/** Direct admission (UI-081, and UI-045 by GAP-060): colleges that say yes before one applies. */
function DirectAdmissionPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Direct admission</Trans>}
      lead={
        <WordsFor
          helper={
            <Trans>
              Some colleges say yes to students in their last year of high school before they apply. Students
              look up here which ones.
            </Trans>
          }
          finished={
            <Trans>
              Some colleges say yes to students in their last year of high school before they apply.
            </Trans>
          }
        >
          <Trans>
            Some colleges say yes before you apply. With your student number we can look up which ones.
          </Trans>
        </WordsFor>
      }
      note={
        <NoteFor
          parent={
            <Trans>
              Let your child look in their own account: that is where they start an application. You may look
              here too, with their student number and their last name. The number is then kept in your
              profile.
            </Trans>
          }
          educator={
            <Trans>
              Let students look in their own accounts: that is where they start an application. They need
              their student number, from PowerSchool or the school office.
            </Trans>
          }
          finished={
            <Trans>
              It is not for those who have finished school. You apply the usual way, and{' '}
              <Link to="/college-search?type=CommunityCollege">community colleges</Link> are open to all.
            </Trans>
          }
        />
      }
      loading={t`Loading direct admission`}
      skeleton={waiting}
    >
      {({ id }) => <DirectAdmissionScreen personId={id} />}
    </MemberPage>
  );
}
export default DirectAdmissionPage;
export { DirectAdmissionPage as HydrateFallback };

/** No student number yet (ST-174), not on the list (ST-175), or eligible (ST-176). */
function DirectAdmissionScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const [again, setAgain] = useState(false);
  const audience = useAudience();
  return (
    <Loaded
      query={useQuery(directAdmissionQuery(personId))}
      loading={t`Loading direct admission`}
      skeleton={waiting}
      failed={directAdmissionMessages.loadFailed}
    >
      {({ studentNumber, lastName, eligibility, entryYear }) => {
        // Before the first look it is the person's own: a parent's or an educator's is not the student's.
        const isOthers = eligibility === null && isHelper(audience);
        const form = (
          <div className={styles.columns}>
            <LookUpForm
              personId={personId}
              stored={{ studentNumber, lastName: isOthers ? '' : lastName }}
              onLooked={() => setAgain(false)}
            />
            <WhyWeAsk />
          </div>
        );
        if (eligibility === null || again) return form;
        if (!eligibility.eligible)
          return (
            <div className={styles.parts}>
              <NotOnList />
              {form}
            </div>
          );
        return (
          <div className={styles.parts}>
            <Offers
              personId={personId}
              studentNumber={studentNumber}
              scope={eligibility.colleges}
              entryYear={entryYear}
            />
            <p data-print="no">
              <Button look="quiet" onClick={() => setAgain(true)}>
                <Trans>Look up another student number</Trans>
              </Button>
            </p>
          </div>
        );
      }}
    </Loaded>
  );
}

function WhyWeAsk() {
  return (
    <section className={styles.why} aria-labelledby="why-we-ask">
      <h2 id="why-we-ask">
        <Trans>Why we ask</Trans>
      </h2>
      <p>
        <WordsFor
          helper={
            <Trans>
              We look for the student’s number and last name on the state’s list, and keep the number in your
              profile. No college is told. Looking costs nothing and binds nobody to anything.
            </Trans>
          }
        >
          <Trans>
            We look for the number and your last name on the state’s list, and keep the number in your
            profile. No college is told. Looking costs nothing and binds you to nothing.
          </Trans>
        </WordsFor>
      </p>
    </section>
  );
}
