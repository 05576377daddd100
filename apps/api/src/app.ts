import { EMPTY_CATALOG } from '@longleaf/catalog/open-catalog';
import { createAuthenticate } from '@longleaf/http/authentication';
import { notFound } from '@longleaf/http/problem';
import { createServer } from '@longleaf/http/server';
import { databaseReady, hasRoom } from '@longleaf/platform/readiness';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { markWhileAway } from './http/mark-while-away.ts';
import { personIdOf } from './http/person-id.ts';
import { documentation } from './operations/documentation.ts';
import { setHeaders } from './operations/headers.ts';
import { health } from './operations/health.ts';
import { metrics } from './operations/metrics.ts';
import { portal } from './portal/index.ts';
import { publicSettings } from './portal/public-settings.ts';
import { accounts } from './modules/accounts/index.ts';
import { activities } from './modules/activities/index.ts';
import { addresses } from './modules/addresses/index.ts';
import { applicationLogin } from './modules/application-login/index.ts';
import { applications } from './modules/applications/index.ts';
import { assessments } from './modules/assessments/index.ts';
import { calendarFeed } from './modules/calendar-feed/index.ts';
import { careerPlans } from './modules/career-plans/index.ts';
import { careers } from './modules/careers/index.ts';
import { colleges } from './modules/colleges/index.ts';
import { directAdmission } from './modules/direct-admission/index.ts';
import { documents } from './modules/documents/index.ts';
import { drafts } from './modules/drafts/index.ts';
import { dueReminders } from './modules/due-reminders/index.ts';
import { enrichment } from './modules/enrichment/index.ts';
import { files } from './modules/files/index.ts';
import { answerStore } from './modules/kept-answers/index.ts';
import { nextSteps } from './modules/next-steps/index.ts';
import { orders } from './modules/orders/index.ts';
import { organizations } from './modules/organizations/index.ts';
import { personalStatements } from './modules/personal-statements/index.ts';
import { pools } from './modules/pools/index.ts';
import { programs } from './modules/programs/index.ts';
import { profile } from './modules/profile/index.ts';
import { receipts } from './modules/receipts/index.ts';
import { prospectExports } from './modules/prospect-exports/index.ts';
import { recruiting } from './modules/recruiting/index.ts';
import { savedCareers } from './modules/saved-careers/index.ts';
import { collegeCosts } from './modules/college-costs/index.ts';
import { sharedPlans } from './modules/shared-plans/index.ts';
import { transitionPlans } from './modules/transition-plans/index.ts';
import { intentsToEnroll } from './modules/intents-to-enroll/index.ts';
import { selfReportedApplications } from './modules/self-reported-applications/index.ts';
import { savedColleges } from './modules/saved-colleges/index.ts';
import { savedEnrichment } from './modules/saved-enrichment/index.ts';
import { savedPrograms } from './modules/saved-programs/index.ts';
import { savedSearches } from './modules/saved-searches/index.ts';
import { savedThings } from './modules/saved-things/index.ts';
import { searchUsage } from './modules/search-usage/index.ts';
import { siteNotifications } from './modules/site-notifications/index.ts';
import { siteSearch } from './modules/site-search/index.ts';
import { testPrep } from './modules/test-prep/index.ts';
import { testScores } from './modules/test-scores/index.ts';
import { studentCalendar } from './modules/student-calendar/index.ts';
import { toDo } from './modules/to-do/index.ts';
import { transcripts, transcriptsOfHub } from './modules/transcripts/index.ts';
import { vendorSurveys } from './modules/vendor-surveys/index.ts';
import { yourData } from './modules/your-data/index.ts';
import { policies } from './policies.ts';

/** Builds the server: the API below `/api`, everything else the portal. It never listens. */
export async function buildApi(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, database, log, verifyToken } = dependencies;
  const app = await createServer({
    settings,
    log,
    authenticate: createAuthenticate(verifyToken, (token) => personIdOf(database, token)),
    policies,
    catalogVersion: () => dependencies.catalog.version(),
    answers: answerStore(database),
  });
  await setHeaders(app);
  const isAway = dependencies.peopleAway ?? (() => false);
  markWhileAway(app, isAway);
  const registry = metrics(app, dependencies);

  await app.register(
    async (api) => {
      const parts = {
        database: dependencies.databaseReady ?? databaseReady(database.pool),
        disk: () => hasRoom(settings.DATA_DIR),
        catalog: () => dependencies.catalog.version() !== EMPTY_CATALOG,
        jobs: dependencies.jobsRunning ?? (() => true),
      };
      health(api, parts, dependencies.stopping);
      documentation(api, settings);
      colleges(api, dependencies);
      careers(api, dependencies);
      siteSearch(api, dependencies);
      savedCareers(api, dependencies);
      programs(api, dependencies);
      savedPrograms(api, dependencies);
      enrichment(api, dependencies);
      savedEnrichment(api, dependencies);
      savedColleges(api, dependencies);
      collegeCosts(api, dependencies);
      intentsToEnroll(api, dependencies);
      selfReportedApplications(api, dependencies);
      transitionPlans(api, dependencies);
      personalStatements(api, dependencies);
      sharedPlans(api, dependencies);
      toDo(api, dependencies);
      nextSteps(api, dependencies);
      savedSearches(api, dependencies);
      savedThings(api, dependencies);
      searchUsage(api, dependencies);
      recruiting(api, dependencies);
      activities(api, dependencies);
      testPrep(api, dependencies);
      testScores(api, dependencies);
      assessments(api, dependencies);
      vendorSurveys(api, dependencies);
      careerPlans(api, dependencies);
      applications(api, dependencies, transcriptsOfHub(database));
      directAdmission(api, dependencies);
      transcripts(api, dependencies);
      receipts(api, dependencies);
      pools(api, dependencies);
      prospectExports(api, dependencies);
      orders(api, dependencies);
      documents(api, dependencies, registry);
      calendarFeed(api, dependencies);
      studentCalendar(api, dependencies);
      dueReminders(api, dependencies);
      drafts(api, dependencies);
      files(api, dependencies);
      applicationLogin(api, dependencies);
      siteNotifications(api, dependencies);
      organizations(api, dependencies);
      accounts(api, dependencies);
      addresses(api, dependencies);
      profile(api, dependencies);
      yourData(api, dependencies);
      api.all('/*', () => {
        throw notFound(/*i18n*/ 'There is no such call.');
      });
    },
    { prefix: '/api' },
  );
  const built = dependencies.portal;
  if (built) await portal(app, built, publicSettings(settings, built.languages), isAway);
  else
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  return app;
}
