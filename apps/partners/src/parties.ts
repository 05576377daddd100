import { addressService } from './address-service/index.ts';
import { applicationSite } from './application-site/index.ts';
import { careersSite } from './careers-site/index.ts';
import type { Party } from './party.ts';
import { residencySignout } from './residency-signout/index.ts';
import { sisterSignout } from './sister-signout/index.ts';

/** Every outside party with a stand-in. */
export const parties: readonly Party[] = [
  sisterSignout,
  residencySignout,
  careersSite,
  applicationSite,
  addressService,
];
