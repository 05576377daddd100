import { Plural, Trans } from '@lingui/react/macro';
import type { CareerPlanAnswer, CareerPlanVersion } from '@longleaf/contract/career-plans';
import { holdsRole } from '@longleaf/rules/accounts/roles';
import { useAudience } from '../../domain/accounts/use-audience.ts';
import { dayOf } from '../../lib/day-of.ts';
import { usePerson } from '../../shell/session/session.ts';

/** "Version 3, revised November 16, 2026, by Maya Torres". */
export function VersionWords({ version }: { version: CareerPlanVersion }) {
  const { version: number, revisedAt, revisedBy } = version;
  const day = dayOf(revisedAt);
  return revisedBy === '' ? (
    <Trans>
      Version {number}, revised {day}
    </Trans>
  ) : (
    <Trans>
      Version {number}, revised {day}, by {revisedBy}
    </Trans>
  );
}

/** Students of middle and high school: nobody else has a graduation year to add. */
const PUPIL_ROLES = [1, 2];

/** What the law asks of this pupil (N.C. G.S. 115C-158.10), and what the plan counts for. */
export function StandingWords({ standing, student }: Pick<CareerPlanAnswer, 'standing' | 'student'>) {
  const person = usePerson();
  const audience = useAudience();
  const { asked, isLate, countsForGrade8, countsForGrade10 } = standing;
  if (asked === 'first')
    return isLate ? (
      <Trans>
        North Carolina asks for this plan in grade 8. You can still make it: finish it and show it to your
        school.
      </Trans>
    ) : (
      <Trans>North Carolina asks for a plan before you go on to grade 9.</Trans>
    );
  if (asked === 'revision')
    return isLate ? (
      <Trans>
        North Carolina asks for a revised plan before grade 11. Go through yours now and save it again.
      </Trans>
    ) : (
      <Trans>
        North Carolina asks for a revised plan before you go on to grade 11. Go through yours, change what is
        no longer true, and save it.
      </Trans>
    );
  // The law asks nothing of whoever has left school.
  if (audience === 'adult' || audience === 'college') return null;
  const mayBePupil = person !== null && PUPIL_ROLES.some((flag) => holdsRole(person.role, flag));
  return (
    <>
      {countsForGrade10 ? (
        <Trans>It counts as the plan of grade 8 and as the revised one of grade 10.</Trans>
      ) : (
        countsForGrade8 && (
          <Trans>It counts as the plan of grade 8. In grade 10 you will be asked to revise it.</Trans>
        )
      )}{' '}
      {mayBePupil && student.graduationYear === null && (
        <Trans>
          Add your graduation year to your profile, so that we can tell when North Carolina asks for a plan.
        </Trans>
      )}
    </>
  );
}

/** "2 parts are still empty". */
export function MissingCount({ count }: { count: number }) {
  return <Plural value={count} one="# part is still empty" other="# parts are still empty" />;
}
