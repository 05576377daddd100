import { actBands, applicationFeeBands, type Band, difficultyBands, satBands } from '../bands.ts';
import { type CollegeFacts, middleScore } from '../facts.ts';
import { bandValues, type FamilyValues, type ValuesByFamily, whereTrue } from './family-values.ts';

// IPEDS codes of what a college looks at when it decides.
const required = 1;
const notConsidered = 3;
const considered = 5;

export const gettingInValues: ValuesByFamily = {
  entranceDifficulty: {
    boxes: (facts) =>
      facts.openAdmission === true && facts.admissionRate === null
        ? ['Noncompetitive']
        : bandValues(difficultyBands, facts.admissionRate),
    figure: (facts) => facts.admissionRate,
  },
  admissionRate: { figure: (facts) => facts.admissionRate },
  satReading: scores(satBands, (facts) =>
    middleScore(facts.satReading25, facts.satReading50, facts.satReading75),
  ),
  satMath: scores(satBands, (facts) => middleScore(facts.satMath25, facts.satMath50, facts.satMath75)),
  act: scores(actBands, (facts) => middleScore(facts.act25, facts.act50, facts.act75)),
  admissionPolicies: {
    boxes: (facts) =>
      whereTrue({
        OpenAdmission: facts.openAdmission,
        TestRequired: facts.considersTestScores === required,
        TestOptional: facts.considersTestScores === considered,
        TestBlind: facts.considersTestScores === notConsidered,
        GradesRequired: facts.considersGpa === required,
        RecordRequired: facts.considersRecord === required,
        ClassRankConsidered: isLookedAt(facts.considersClassRank),
        CollegePrepRequired: facts.considersCollegePrep === required,
        EssayRequired: facts.considersEssay === required,
        NoEssay: facts.considersEssay === notConsidered,
        RecommendationsRequired: facts.considersRecommendations === required,
        WorkExperienceConsidered: isLookedAt(facts.considersWorkExperience),
        NoLegacy: facts.considersLegacy === notConsidered,
      }),
  },
  applicationFee: {
    boxes: (facts) => bandValues(applicationFeeBands, facts.applicationFee),
    figure: (facts) => facts.applicationFee,
  },
};

function scores(bands: readonly Band[], middle: (facts: CollegeFacts) => number | null): FamilyValues {
  return { boxes: (facts) => bandValues(bands, middle(facts)), figure: middle };
}

function isLookedAt(code: number | null): boolean | null {
  return code === null ? null : code === required || code === considered;
}
