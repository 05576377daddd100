import { addressService } from './address-service/index.ts';
import { applicationSite } from './application-site/index.ts';
import { assessmentVendor } from './assessment-vendor/index.ts';
import { careersSite } from './careers-site/index.ts';
import { nextStepsForm } from './next-steps-form/index.ts';
import type { Party } from './party.ts';
import { residencySignout } from './residency-signout/index.ts';
import { sisterSignout } from './sister-signout/index.ts';
import { testPrep } from './test-prep/index.ts';

/** Every outside party with a stand-in. */
export const parties: readonly Party[] = [
  sisterSignout,
  residencySignout,
  careersSite,
  applicationSite,
  nextStepsForm,
  addressService,
  assessmentVendor,
  testPrep,
];
