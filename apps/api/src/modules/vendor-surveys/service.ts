import {
  NOT_LICENSED,
  VENDOR_TOKEN_SECONDS,
  vendorSurveyMessages as messages,
} from '@longleaf/contract/vendor-surveys';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { surveysOpenTo, VENDOR_SURVEYS } from '@longleaf/rules/vendor-surveys/surveys';
import type { Dependencies } from '../../dependencies.ts';
import { handOffs, nameAt } from '../application-login/index.ts';
import { schoolFinder } from '../organizations/index.ts';
import { keptStudent } from '../profile/index.ts';
import { vendorResultPolicy } from './policies/vendor-survey.ts';
import { personOfVendorName, vendorSurveyRepository, type VendorResultRow } from './repository.ts';
import { resultReader } from './signed-result.ts';

type Mine = Scope<'vendor-survey'>;
type Change = Scope<'vendor-survey', 'change'>;

/** The vendor's four: who may take them (ST-212), the way there, and what comes back. */
export function vendorSurveyService({ settings, database, dataSecret, catalog, clock }: Dependencies) {
  const rows = vendorSurveyRepository(database);
  const findSchool = schoolFinder(catalog);
  const { tokenFor } = handOffs(dataSecret);
  const vendor = settings.ASSESSMENT_VENDOR_URL;
  const readResult = vendor === undefined ? undefined : resultReader(vendor, settings.PORTAL_URL);
  /** @throws ProblemError 404 where no vendor is set (GAP-043) */
  const offered = (): string => {
    if (vendor === undefined) throw notFound(messages.notOffered);
    return vendor;
  };
  const openTo = async (scope: Mine): Promise<readonly number[]> => {
    const [{ crmId }, refusals] = await Promise.all([keptStudent(database, scope), rows.refusals(scope)]);
    const school = crmId === null ? null : (findSchool(crmId)?.ceeb_code ?? null);
    return surveysOpenTo({ licenses: settings.ASSESSMENT_LICENSES, school, refusals }, clock());
  };
  return {
    access: async (scope: Mine) => {
      const open = vendor === undefined ? [] : await openTo(scope);
      const flags = VENDOR_SURVEYS.map(({ flag, configId }) => [flag, open.includes(configId)] as const);
      const access = Object.fromEntries(flags) as Record<(typeof VENDOR_SURVEYS)[number]['flag'], boolean>;
      return { isOffered: vendor !== undefined, ...access };
    },

    /** @throws ProblemError 400 that names `license` where there is none (ST-213), 404 for no such survey and no vendor */
    address: async (scope: Mine, assessment: string) => {
      const address = offered();
      const survey = VENDOR_SURVEYS.find((one) => one.assessment === assessment.toLowerCase());
      if (!survey) throw notFound(messages.noSuch);
      const open = await openTo(scope);
      if (!open.includes(survey.configId)) throw badRequest({ [NOT_LICENSED]: [messages.notLicensed] });
      return { address: `${address}/assessments/${survey.configId}`, configId: survey.configId };
    },

    surveys: async (scope: Mine, configId: number | undefined) => {
      const results = Map.groupBy(await rows.results(scope), (row) => row.configId);
      return VENDOR_SURVEYS.filter((one) => configId === undefined || one.configId === configId).map(
        (one) => ({
          configId: one.configId,
          durationMin: one.durationMin,
          durationMax: one.durationMax,
          results: (results.get(one.configId) ?? []).map(presentResult),
        }),
      );
    },

    /** @throws ProblemError 400 that names `license` where there is none for any survey, 404 for no vendor */
    token: async (scope: Change) => {
      const { origin } = new URL(offered());
      const open = await openTo(scope);
      if (open.length === 0) throw badRequest({ [NOT_LICENSED]: [messages.notLicensed] });
      await rows.keepName(scope, nameAt(origin, scope.owner), clock());
      const token = await tokenFor({
        kind: 'assessment-vendor+jwt',
        site: origin,
        personId: scope.owner,
        issuer: settings.PORTAL_URL,
        seconds: VENDOR_TOKEN_SECONDS,
        claims: { config_ids: open },
      });
      return { token, seconds: VENDOR_TOKEN_SECONDS };
    },

    /** Keeps what the vendor signed; the same again changes nothing. @throws ProblemError 400, 404, 503 */
    take: async (result: string) => {
      offered();
      const said = await readResult?.(result);
      if (!said || !VENDOR_SURVEYS.some(({ configId }) => configId === said.config_id))
        throw badRequest({ result: [messages.badResult] });
      const scope = await scopeOfVendor(database, said.sub);
      const at = { configId: said.config_id };
      if (said.outcome === 'not-licensed') {
        await rows.keepRefusal(scope, { ...at, refusedAt: new Date(said.iat * 1000) }, clock());
        return { kept: true as const };
      }
      const { title, summary, areas, jti, completed_at: completedAt } = said;
      const isKept = await rows.keepResult(scope, {
        ...at,
        vendorResultId: jti,
        title,
        summary,
        areas,
        completedAt: new Date(completedAt),
        receivedAt: clock(),
      });
      if (!isKept) throw new ProblemError(409, /*i18n*/ 'This person has as many results as are kept.');
      return { kept: true as const };
    },
  };
}

/** @throws ProblemError 404 when the vendor speaks of nobody who was sent there */
async function scopeOfVendor(database: Executor, name: string): Promise<Change> {
  const owner = await personOfVendorName(database, name);
  if (owner === undefined) throw notFound(/*i18n*/ 'Nobody of this name was sent to you.');
  const actor = { kind: 'holder', of: 'vendor-survey', from: owner } as const;
  return Scope.permit(vendorResultPolicy, 'vendor-survey:change', actor, { owner });
}

function presentResult({ id, title, summary, areas, completedAt }: VendorResultRow) {
  return { id, title, summary, areas, dateCompleted: completedAt.toISOString() };
}
