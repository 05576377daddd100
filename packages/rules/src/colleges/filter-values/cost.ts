import { tuitionBands } from '../bands.ts';
import { residentTuition } from '../facts.ts';
import { priceFor } from '../price.ts';
import { bandValues, reported, type ValuesByFamily, whereTrue } from './family-values.ts';

const takesPartInFederalAid = 1;
const branchOfParticipant = 2;

export const costValues: ValuesByFamily = {
  netPrice: { figure: (facts, residency) => priceFor(facts, residency).dollars },
  tuition: {
    boxes: (facts, residency) => bandValues(tuitionBands, residentTuition(facts, residency)),
    figure: residentTuition,
  },
  financialAid: {
    boxes: (facts) =>
      whereTrue({
        FederalAid: facts.titleIvCode === takesPartInFederalAid || facts.titleIvCode === branchOfParticipant,
        Grants: isSome(facts.shareAnyGrant),
        PellGrants: isSome(facts.sharePell),
        CollegeGrants: isSome(facts.shareFirstYearCollegeGrant),
        StateGrants: isSome(facts.shareFirstYearStateGrant),
        FederalLoans: isSome(facts.shareFederalLoan),
        StudentJobs: facts.studentEmployment,
        YellowRibbon: facts.yellowRibbon,
      }),
  },
  paymentPlans: reported('paymentPlans'),
};

function isSome(share: number | null): boolean | null {
  return share === null ? null : share > 0;
}
