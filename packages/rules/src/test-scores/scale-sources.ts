import type { TestKey } from './tests.ts';

/** Where a scale of a test was found published. */
export type ScaleSource = {
  readonly low: number;
  readonly high: number;
  /** Addresses of the pages; none where what states it has no page of its own. */
  readonly at: readonly string[];
};

const ACT_OLDER = 'wisdomacademy.co.in/competitive-exams/study-aboard/act';
const ACT_PAGES = ['chyten.com/blog/how-the-act-is-scored', ACT_OLDER];
const COLLEGE_BOARD_PSAT = 'collegereadiness.collegeboard.org/psat-nmsqt-psat-10/scores';
const PSAT_AND_SAT = 'signeteducation.com/resources/what-psat-scores-mean';
const PLAN_PAGE = 'slideplayer.com/slide/1548848';
const TOEFL_PAGES = [
  'goarno.io/blog/toefl-scoring-old-vs-new',
  'intercom.help/toeflaccess/en/articles/11758616',
];
const GMAT_CLASSIC = [
  'helpcentre.tcglobal.com/hc/en-us/articles/360037226511',
  'gmatsyllabus.com/about-gmat/how-gmat-scores-are-calculated',
];
const GMAT_FOCUS = [
  'princetonreview.com/business-school-advice/when-do-gmat-focus-scores-come-out',
  'test-ninjas.com/gmat-score-range-and-scale',
];
const MCAT_PAGES = [
  'mededits.com/mededits-resources/medical-school-admissions/old-mcat-to-new-mcat-score-conversion',
  'magoosh.com/mcat/mcat-score-range',
];

/**
 * The pages that state each scale of the definitions, for whoever checks or changes one. They stand apart from the
 * definitions, which the pages of the portal carry.
 */
export const SCALE_SOURCES: Readonly<Partial<Record<TestKey, readonly ScaleSource[]>>> = {
  accuplacer: [
    { low: 200, high: 300, at: ['accuplacer.collegeboard.org/educators/what-scores-mean'] },
    { low: 20, high: 120, at: ['study.com/academy/popular/accuplacer-test-score-information.html'] },
  ],
  act: [
    { low: 1, high: 36, at: [...ACT_PAGES, 'forumeducation.nyc/blog/enhanced-act'] },
    { low: 2, high: 12, at: ACT_PAGES },
    { low: 1, high: 18, at: [ACT_OLDER] },
  ],
  ap: [{ low: 1, high: 5, at: ['edsource.org/glossary/advanced-placement-ap-program-and-ap-exams'] }],
  compass: [{ low: 0, high: 100, at: ['act.org/newsroom/factsheets/compass.html'] }],
  explore: [{ low: 1, high: 25, at: ['0685.com/standardized-tests/act/18595.html'] }],
  // A published file of results states it, which has no page of its own.
  ib: [{ low: 1, high: 7, at: [] }],
  plan: [
    { low: 1, high: 32, at: ['en.wikipedia.org/wiki/PLAN_(test)', PLAN_PAGE] },
    { low: 1, high: 16, at: [PLAN_PAGE, 'varsitytutors.com/blog/how+is+the+plan+scored'] },
  ],
  psat: [
    // 160 to 760 by the first page, 120 to 720 of the PSAT 8/9 by the second.
    { low: 120, high: 760, at: [COLLEGE_BOARD_PSAT, PSAT_AND_SAT] },
    { low: 20, high: 80, at: ['pvillage.org/archives/64789'] },
  ],
  sat: [{ low: 200, high: 800, at: [PSAT_AND_SAT, 'ready4.com/decoding-your-psat-and-sat-scores'] }],
  satSubject: [
    {
      low: 200,
      high: 800,
      at: [
        'intelligentpartners.com/students/sat-ii-subject-tests',
        'studyinternational.com/news/college-board-scraps',
      ],
    },
  ],
  toefl: [
    { low: 1, high: 6, at: TOEFL_PAGES },
    { low: 0, high: 120, at: TOEFL_PAGES },
    { low: 0, high: 30, at: TOEFL_PAGES },
  ],
  workKeys: [{ low: 3, high: 7, at: ['docplayer.net/779713', 'albert.io/blog/guide-to-workkeys-scores'] }],
  gmat: [
    { low: 205, high: 805, at: GMAT_FOCUS },
    { low: 60, high: 90, at: GMAT_FOCUS },
    { low: 200, high: 800, at: GMAT_CLASSIC },
    { low: 0, high: 60, at: GMAT_CLASSIC },
    { low: 0, high: 6, at: GMAT_CLASSIC },
  ],
  mcat: [
    { low: 472, high: 528, at: MCAT_PAGES },
    { low: 3, high: 45, at: MCAT_PAGES },
    { low: 118, high: 132, at: MCAT_PAGES },
    { low: 1, high: 15, at: MCAT_PAGES },
  ],
};
