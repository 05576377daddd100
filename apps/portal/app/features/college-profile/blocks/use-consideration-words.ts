import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Consideration, Weight } from './considerations.ts';

const WEIGHTS: Readonly<Record<Weight, MessageDescriptor>> = {
  required: msg`Required`,
  'if-sent': msg`Looked at if sent`,
  'not-looked-at': msg`Not looked at`,
};

const THINGS: Readonly<Record<Consideration, MessageDescriptor>> = {
  considersGpa: msg`High school grades`,
  considersClassRank: msg`Class rank`,
  considersRecord: msg`High school record`,
  considersCollegePrep: msg`College prep classes`,
  considersRecommendations: msg`Recommendations`,
  considersCompetencies: msg`Skills shown in other ways`,
  considersTestScores: msg`SAT or ACT`,
  considersEnglishTest: msg`English test, for non-native speakers`,
  considersOtherTest: msg`Another test`,
  considersWorkExperience: msg`Work experience`,
  considersEssay: msg`Essay`,
  considersLegacy: msg`Family ties to the college`,
};

/** Words for what an application is made of and how much each part counts. */
export function useConsiderationWords() {
  const { _ } = useLingui();
  return {
    thing: (name: Consideration): string => _(THINGS[name]),
    weight: (weight: Weight): string => _(WEIGHTS[weight]),
  };
}
