import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CollegeType } from '@longleaf/rules/colleges/sector';

/** Names of the sectors (CON-035). */
export const SECTOR_NAMES: Readonly<Record<CollegeType, MessageDescriptor>> = {
  UNC: msg`UNC System`,
  Independent: msg`Independent`,
  CommunityCollege: msg`Community college`,
  Other: msg`Other`,
};
