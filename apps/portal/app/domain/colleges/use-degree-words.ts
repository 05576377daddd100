import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';

const ONE: Readonly<Record<DegreeType, MessageDescriptor>> = {
  Certificate: msg`Certificate, under a year`,
  Diploma: msg`Diploma, one to four years`,
  Associate: msg`Associate degree`,
  Bachelor: msg`Bachelor’s degree`,
  PostBachelor: msg`Certificate after a bachelor’s degree`,
  Master: msg`Master’s degree`,
  PostMaster: msg`Certificate after a master’s degree`,
  Professional: msg`Professional doctorate`,
  Doctoral: msg`Doctorate`,
};

const SEVERAL: Readonly<Record<DegreeType, MessageDescriptor>> = {
  Certificate: msg`Certificates`,
  Diploma: msg`Diplomas`,
  Associate: msg`Associate degrees`,
  Bachelor: msg`Bachelor’s degrees`,
  PostBachelor: msg`Certificates after a bachelor’s degree`,
  Master: msg`Master’s degrees`,
  PostMaster: msg`Certificates after a master’s degree`,
  Professional: msg`Professional doctorates`,
  Doctoral: msg`Doctorates`,
};

/** Names of the degree types (CON-037, CON-038). */
export function useDegreeWords() {
  const { _ } = useLingui();
  return {
    one: (degree: DegreeType): string => _(ONE[degree]),
    several: (degree: DegreeType): string => _(SEVERAL[degree]),
  };
}
