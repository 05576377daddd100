import { directAdmissionMessages, type Eligibility } from '@longleaf/contract/direct-admission';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { comparedName } from '@longleaf/rules/direct-admission/same-name';
import type { Dependencies } from '../../dependencies.ts';
import { definitionsOf, participatingApplications } from '../applications/index.ts';
import { keptStudent } from '../profile/index.ts';
import { directAdmissionRepository } from './repository.ts';
import { type Asked, counterDigest, type ListedStudent, listKeys } from './sealed-students.ts';
import { type Counter, listTriesOf } from './tries.ts';

type Mine = Scope<'direct-admission'>;
type Parts = Pick<Dependencies, 'database' | 'catalog' | 'findCollege' | 'dataSecret' | 'clock'>;

/** Direct admission: who is on the state's list, and which colleges have a place for them. */
export function directAdmissionService({ database, catalog, findCollege, dataSecret, clock }: Parts) {
  const keys = listKeys(dataSecret);
  const rows = directAdmissionRepository(database, keys);
  const tries = listTriesOf(database, clock);
  const started = participatingApplications({ catalog, findCollege });

  /** What was looked with last, as long as the profile has the same number; undefined before. */
  async function lookOf(scope: Mine, number: string): Promise<Asked | undefined> {
    const asked = await rows.looked(scope);
    return asked?.number === number ? asked : undefined;
  }

  return {
    read: async (scope: Mine) => {
      const student = await keptStudent(database, scope);
      const asked = await lookOf(scope, student.studentNumber);
      return {
        studentNumber: student.studentNumber,
        lastName: asked?.lastName ?? student.lastName,
        eligibility: asked ? present(await rows.find(asked)) : null,
        entryYear: catalog.directAdmission().entryYear,
      };
    },

    /**
     * Looks at the list (API-164, VAL-038). Looks in vain are counted; the same look again tells nothing new and is not.
     * @throws ProblemError 400 for another number than the profile's, 429 after too many looks
     */
    look: async (scope: Scope<'direct-admission', 'change'>, asked: Asked, network: string) => {
      const { studentNumber } = await keptStudent(database, scope);
      if (studentNumber !== asked.number)
        throw badRequest({
          studentNumber: [/*i18n*/ 'This is not the student number of your profile. Save it there first.'],
        });
      const before = await lookOf(scope, studentNumber);
      const isRepeat = before !== undefined && comparedName(before.lastName) === comparedName(asked.lastName);
      const counters = isRepeat ? [] : countersOf(scope.owner, asked.number, network);
      const wait = isRepeat ? 0 : await tries.begin(counters);
      if (wait > 0) throw tooMany(wait);
      const student = await rows.find(asked);
      await rows.keepLook(scope, asked, clock());
      const eligibility = present(student);
      // Somebody listed whom it does not help is counted as a stranger is: when the limit comes would tell them apart.
      if (eligibility.eligible) await tries.found(counters);
      return eligibility;
    },

    /** The colleges with a place for the person (API-165, ST-176). @throws ProblemError 404 for somebody else's number */
    applications: async (scope: Mine, hub: Scope<'application'>, number: string) => {
      const { studentNumber } = await keptStudent(database, scope);
      if (studentNumber !== number) throw notFound(/*i18n*/ 'This is not your student number.');
      const asked = await lookOf(scope, number);
      const student = asked && (await rows.find(asked));
      if (!student || !present(student).eligible) return [];
      const mine = await started.list(database, hub);
      const today = easternDay(clock());
      return catalog
        .directAdmission()
        .collegeIds.flatMap((id) => {
          const college = findCollege(id);
          const known = catalog.applications().get(id);
          if (!college || !known?.isOpen) return [];
          if (student.colleges === 'community' && known.sector !== 'CommunityCollege') return [];
          const [definition] = definitionsOf(known, today);
          const own = mine.find(({ orgId, kind }) => orgId === id && kind === definition?.kind);
          return [
            {
              college,
              applicationDefinitionId: definition?.id ?? null,
              kind: definition?.kind ?? null,
              startedId: own?.applicationId ?? null,
              address: definition?.address ?? known.address,
            },
          ];
        })
        .toSorted((a, b) => a.college.name.localeCompare(b.college.name, 'en'));
    },
  };

  function countersOf(person: string, number: string, network: string): Counter[] {
    return [
      { kind: 'person', digest: counterDigest(keys, `person ${person}`) },
      { kind: 'number', digest: counterDigest(keys, `number ${number}`) },
      { kind: 'network', digest: counterDigest(keys, `network ${network}`) },
    ];
  }
}

/** Nobody without the code of a high school is eligible (ST-175). */
function present(student: ListedStudent | undefined): Eligibility {
  return student?.ceebCode
    ? { eligible: true, ceebCode: student.ceebCode, colleges: student.colleges }
    : { eligible: false, ceebCode: null, colleges: null };
}

const tooMany = (seconds: number) =>
  new ProblemError(429, directAdmissionMessages.waitFirst, { headers: { 'retry-after': String(seconds) } });
