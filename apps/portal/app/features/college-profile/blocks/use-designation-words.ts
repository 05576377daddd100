import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { College } from './college.ts';

type Flag = College['flags'][number];

const WORDS: Readonly<Partial<Record<Flag, MessageDescriptor>>> = {
  HBCU: msg`Historically Black college or university`,
  PredominantlyBlack: msg`Predominantly Black institution`,
  HispanicServing: msg`Hispanic-serving institution`,
  Tribal: msg`Tribal college`,
  NativeAmericanServing: msg`Native American-serving institution`,
  AsianPacificServing: msg`Asian American and Pacific Islander-serving institution`,
  AlaskaNativeHawaiianServing: msg`Alaska Native and Native Hawaiian-serving institution`,
  WomenOnly: msg`Women’s college`,
  MenOnly: msg`Men’s college`,
  OnlineOnly: msg`Online only`,
};

/** The designations of a college in words, or null when it has none. */
export function useDesignationWords(): (flags: readonly Flag[]) => string | null {
  const { _ } = useLingui();
  return (flags) => {
    const words = flags.flatMap((flag) => (WORDS[flag] ? [_(WORDS[flag])] : []));
    return words.length > 0 ? words.join(', ') : null;
  };
}
