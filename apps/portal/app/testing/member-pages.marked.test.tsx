import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { activityOperations } from '@longleaf/contract/activities';
import { applicationOperations } from '@longleaf/contract/applications';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { profileOperations } from '@longleaf/contract/profile';
import { directAdmissionOperations } from '@longleaf/contract/direct-admission';
import { searchOccupations } from '@longleaf/contract/career-search';
import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { receiptOperations } from '@longleaf/contract/receipts';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { transcriptSchoolOperations } from '@longleaf/contract/transcript-schools';
import { transcriptOperations } from '@longleaf/contract/transcripts';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { yourDataOperations } from '@longleaf/contract/your-data';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { answer } from './calls.ts';
import { openScreen, type RouteModule } from './open-screen.tsx';
import { noActivities, sampleActivities } from './samples/activities.ts';
import { sampleApplication } from './samples/application.ts';
import { sampleCard, sampleSaved } from './samples/college.ts';
import { noPlan } from './samples/planning.ts';
import { noDemographics, sampleProfile } from './samples/profile.ts';
import { sampleReceipt } from './samples/receipt.ts';
import { sampleParticipating, sampleStart, sampleTranscript } from './samples/transcript.ts';

const profile = sampleProfile();
const college = sampleSaved(sampleCard());
const limited = {
  ...profile,
  permAddress: null,
  mailAddress: null,
  addressVerified: false,
  passwordInvalid: false,
  addressInvalid: false,
};
const program = {
  id: '51.3801',
  title: 'Registered Nursing',
  savedDate: '2026-11-02T15:00:00Z',
  program: null,
};
const soon = '2026-11-30';
const transcripts = {
  start: sampleStart({ releaseDates: { Initial: soon, Midyear: soon, Final: soon } }),
  participating: sampleParticipating(1),
  request: sampleTranscript({ releaseDate: soon, cancelUntil: soon }),
};
const receipt = sampleReceipt();
const list = (colleges: (typeof college)[]) => ({
  colleges,
  pageNumber: 1,
  pageSize: 25,
  totalCount: colleges.length,
});
const section = {
  id: 'x',
  title: 'Ǻ',
  rows: [{ notes: 'Registered Nursing' }],
  entries: [[{ name: 'Ǻ', value: 'Registered Nursing' }]],
};
const data = { preparedOn: '2026-11-20T12:00:00Z', account: null, sections: [section] };

/** Each page of people who are signed in, and its states, with what shows that it is there. */
const PAGES: [string, string, string, () => Promise<RouteModule>, () => void][] = [
  [
    'saved colleges',
    'UI-029',
    'UNC Asheville',
    () => import('../features/saved-colleges/saved-colleges-page.tsx'),
    () => answer(savedCollegeOperations.getSavedColleges, list([college])),
  ],
  [
    'no saved colleges',
    'UI-029',
    'href="/college-search',
    () => import('../features/saved-colleges/saved-colleges-page.tsx'),
    () => answer(savedCollegeOperations.getSavedColleges, list([])),
  ],
  [
    'planning dashboard',
    'UI-028',
    'UNC Asheville',
    () => import('../features/college-planning/planning-page.tsx'),
    () => {
      answer(savedCollegeOperations.getSavedColleges, list([college]));
      answer(savedProgramOperations.getSavedPrograms, [program]);
      answer(reportedOperations.getSelfReportedApps, []);
      answer(intentOperations.getIntentEnrollSchool, []);
      answer(transitionPlanOperations.getTransitionPlan, noPlan);
      answer(searchOccupations, {
        results: [],
        totalCount: 0,
        page: 1,
        pageSize: 100,
        next: null,
        previous: null,
        years: { awards: '', outlook: null, usWages: '', ncWages: '', crosswalk: '' },
      });
    },
  ],
  [
    'application hub',
    'UI-010',
    'UNC Asheville',
    () => import('../features/application-hub/hub-page.tsx'),
    () =>
      answer(applicationOperations.getApplications, [
        sampleApplication({ done: ['form'], own: 'UNC Asheville' }),
      ]),
  ],
  [
    'direct admission, not on the list',
    'UI-045',
    'href="/apphub',
    () => import('../features/direct-admission/direct-admission-page.tsx'),
    () =>
      answer(directAdmissionOperations.getDirectAdmission, {
        studentNumber: '1001',
        lastName: 'Ǻ',
        eligibility: { eligible: false, ceebCode: null, colleges: null },
        entryYear: '2026-27',
      }),
  ],
  [
    'empty application hub',
    'UI-010',
    'href="/college-search',
    () => import('../features/application-hub/hub-page.tsx'),
    () => answer(applicationOperations.getApplications, []),
  ],
  [
    'activities',
    'UI-033',
    'Marching band',
    () => import('../features/activities/activities-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, sampleActivities);
      answer(profileOperations.getProfile, profile);
    },
  ],
  [
    'resume',
    'resume',
    'Marching band',
    () => import('../features/activities/resume/resume-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, sampleActivities);
      answer(profileOperations.getProfile, profile);
    },
  ],
  [
    'other applications',
    'other-applications',
    'Marching band',
    () => import('../features/activities/other-applications/other-applications-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, sampleActivities);
      answer(activityOperations.getShortTexts, { texts: [] });
    },
  ],
  [
    'no activities',
    'UI-033',
    'id="add-networking"',
    () => import('../features/activities/activities-page.tsx'),
    () => {
      answer(activityOperations.getActivitiesInterests, noActivities);
      answer(profileOperations.getProfile, profile);
    },
  ],
  [
    'send transcripts',
    'UI-011',
    'Longleaf High',
    () => import('../features/transcripts/request-page.tsx'),
    () => {
      answer(transcriptOperations.getTranscriptStart, transcripts.start);
      answer(transcriptOperations.getParticipatingApplications, [transcripts.participating]);
      answer(transcriptOperations.getTranscripts, [transcripts.request]);
      answer(transcriptSchoolOperations.isParticipatingHighSchool, true);
    },
  ],
  [
    'receipts',
    'receipts',
    receipt.reference,
    () => import('../features/receipts/receipts-page.tsx'),
    () => answer(receiptOperations.getReceipts, [receipt]),
  ],
  [
    'no receipts',
    'receipts',
    'href="/apphub"',
    () => import('../features/receipts/receipts-page.tsx'),
    () => answer(receiptOperations.getReceipts, []),
  ],
  [
    'one receipt',
    'receipt',
    receipt.reference,
    () => import('../features/receipts/receipt-page.tsx'),
    () => answer(receiptOperations.getReceipt, receipt),
  ],
  [
    'saved programs',
    'UI-030',
    program.title,
    () => import('../features/saved-programs/saved-programs-page.tsx'),
    () => answer(savedProgramOperations.getSavedPrograms, [program]),
  ],
  [
    'no saved programs',
    'UI-030',
    'href="/programsMajors',
    () => import('../features/saved-programs/saved-programs-page.tsx'),
    () => answer(savedProgramOperations.getSavedPrograms, []),
  ],
  [
    'profile',
    'UI-031',
    'Maya Torres',
    () => import('../features/profile/profile-page.tsx'),
    () => answer(profileOperations.getProfile, profile),
  ],
  [
    'email',
    'UI-087',
    profile.email,
    () => import('../features/profile/update-email-page.tsx'),
    () => answer(profileOperations.getProfile, profile),
  ],
  [
    'address',
    'UI-086',
    '<form',
    () => import('../features/profile/update-address-page.tsx'),
    () => answer(profileOperations.getLimitedProfile, limited as never),
  ],
  [
    'your data',
    'your-data',
    'Registered Nursing',
    () => import('../features/your-data/your-data-page.tsx'),
    () => answer(yourDataOperations.getYourData, data),
  ],
];

const kept = {
  id: 7,
  name: 'Near home',
  searchName: 'Near home',
  search: '{"filters":[]}',
  savedDate: '2026-11-02T15:00:00Z',
};
const windowOf =
  (window: () => Promise<ReactElement>): (() => Promise<RouteModule>) =>
  async () => {
    const element = await window();
    return { default: () => element };
  };
const keptSearches = windowOf(async () => {
  const { SavedSearchesDialog } = await import('../domain/saved-searches/saved-searches-dialog.tsx');
  return <SavedSearchesDialog opened onClose={() => undefined} onOpen={() => true} />;
});

/** Windows about saved searches, with what shows that they are there. */
const WINDOWS: typeof PAGES = [
  [
    'saved searches',
    'data',
    kept.name,
    keptSearches,
    () => answer(savedSearchOperations.loadSavedSearches, [kept]),
  ],
  [
    'no saved searches',
    'data',
    '<p',
    keptSearches,
    () => answer(savedSearchOperations.loadSavedSearches, []),
  ],
  [
    'saving a search',
    'data',
    '<form',
    windowOf(async () => {
      const { SaveSearchDialog } = await import('../domain/saved-searches/save-search-dialog.tsx');
      const ways = { suggestName: () => kept.name, writeSearch: () => kept.search };
      return <SaveSearchDialog opened onClose={() => undefined} {...ways} />;
    }),
    () => answer(savedSearchOperations.loadSavedSearches, [kept]),
  ],
];

test.each([...PAGES, ...WINDOWS])(
  'every sentence of %s goes through a catalogue',
  async (_, id, shown, load, prepare) => {
    answer(recruitingOperations.getRecruiterIds, []);
    answer(demographicsOperations.getDemographics, noDemographics);
    answer(guardianOperations.getGuardians, { guardians: [] });
    answer(accountSecurityOperations.getSecurityQuestion, { securityQuestion: '' });
    answer(yourDataOperations.getDeletion, { requested: false, requestedOn: null, deletedOn: null });
    prepare();
    await openScreen(await load(), {
      id,
      ...(id === 'receipt' && { at: `/apphub/receipts/${receipt.reference}` }),
    });
    const screen = () => document.querySelector('[role=dialog], dialog') ?? document.querySelector('main');
    await expect.poll(() => screen()?.outerHTML ?? '').toContain(shown);
    expect(unmarkedPieces(textsOfDocument(), KNOWN)).toEqual([]);
  },
);

/** What is no sentence: the data that was answered, names, and what `Intl` writes. */
const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const KNOWN = [
  JSON.stringify([profile, college, program, data, kept, transcripts, receipt, sampleActivities]),
  // Months as `Intl` writes them.
  'Mar',
  'Apr',
  'Jun',
  'Aug',
  'May',
  'Longleaf',
  'Maya Torres',
  'maya_t',
  'MT',
  'Nov',
  'November',
  'AM',
  'at',
  // The library of parts has its own words in each language.
  'Dismiss',
  ...letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? '')),
];

/** What people read or hear of the page. */
function textsOfDocument(): string[] {
  const skipped = 'script, style, noscript, [translate=no], [hidden]';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest(skipped)) texts.push(textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      if (!element.closest(skipped)) texts.push(element.getAttribute(name) ?? '');
  return texts;
}
