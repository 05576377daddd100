import { populationBands } from '../bands.ts';
import { studentPopulation } from '../facts.ts';
import { bandValues, type ValuesByFamily, whereTrue } from './family-values.ts';

const fourYears = 1;
const twoYears = 2;
const underTwoYears = 3;

const publicControl = 1;
const privateNotForProfit = 2;
const privateForProfit = 3;

export const collegeValues: ValuesByFamily = {
  collegeType: { boxes: (facts) => [facts.collegeType] },
  schoolType: {
    boxes: (facts) =>
      whereTrue({
        FourYear: facts.levelCode === fourYears,
        TwoYear: facts.levelCode === twoYears,
        Graduate: facts.offersGraduate,
        UnderTwoYear: facts.levelCode === underTwoYears,
      }),
  },
  programType: {
    boxes: (facts) =>
      whereTrue({
        Certificate: facts.certificateUnder12Weeks === true || facts.certificateUnder1Year,
        Diploma: facts.certificate1To2Years === true || facts.certificate2To4Years,
        Associate: facts.offersAssociate,
        Bachelors: facts.offersBachelor,
        Masters: facts.offersMaster,
        Doctoral:
          facts.offersResearchDoctorate === true ||
          facts.offersProfessionalDoctorate === true ||
          facts.offersOtherDoctorate,
      }),
  },
  publicPrivate: {
    boxes: (facts) =>
      whereTrue({
        Public: facts.controlCode === publicControl,
        Private: facts.controlCode === privateNotForProfit,
        PrivateForProfit: facts.controlCode === privateForProfit,
        Religious: facts.religionCode !== null,
      }),
  },
  religion: { boxes: (facts) => (facts.religionCode === null ? [] : [String(facts.religionCode)]) },
  population: {
    boxes: (facts) => bandValues(populationBands, studentPopulation(facts)),
    figure: studentPopulation,
  },
  singleSex: {
    boxes: (facts) =>
      whereTrue({
        Coed: facts.isMenOnly === false && facts.isWomenOnly === false,
        WomenOnly: facts.isWomenOnly,
        MenOnly: facts.isMenOnly,
      }),
  },
  historicallyBlack: {
    boxes: (facts) =>
      whereTrue({
        HBCU: facts.isHbcu,
        PredominantlyBlack: facts.isPredominantlyBlack,
        HispanicServing: facts.isHispanicServing,
        Tribal: facts.isTribal,
        NativeAmericanServing: facts.isNativeAmericanServing,
        AsianPacificServing: facts.isAsianPacificServing,
        AlaskaNativeHawaiianServing: facts.isAlaskaNativeHawaiianServing,
      }),
  },
  graduationRate: { figure: (facts) => facts.graduationRate },
  status: { boxes: (facts) => [facts.isOpen ? 'Open' : 'Closed'] },
};
