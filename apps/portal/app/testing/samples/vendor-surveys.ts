import { vendorSurveyOperations } from '@longleaf/contract/vendor-surveys';
import { VENDOR_SURVEYS } from '@longleaf/rules/vendor-surveys/surveys';
import { answer } from '../calls.ts';

/** A vendor that somebody may take all surveys of but the last, and has finished the first of. */
export function answerForVendor(): void {
  answer(
    vendorSurveyOperations.getVendorSurveys,
    VENDOR_SURVEYS.map(({ configId, durationMin, durationMax }, index) => ({
      configId,
      durationMin,
      durationMax,
      results:
        index === 0
          ? [
              {
                id: 1,
                title: 'Registered Nursing',
                summary: '',
                areas: [],
                dateCompleted: '2026-11-02T15:00:00Z',
              },
            ]
          : [],
    })),
  );
  answer(vendorSurveyOperations.canAccessVendorSurveys, {
    isOffered: true,
    dwyaAccess: true,
    lsiAccess: true,
    skillsAccess: true,
    intelligencesAccess: false,
  });
}
