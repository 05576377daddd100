import { countyCode } from '@longleaf/rules/addresses/counties';
import { withCapitals } from '@longleaf/rules/addresses/capitals';
import { tidyAddress, type AddressText } from '@longleaf/rules/addresses/address';
import { isChangeCode, isErrorCode } from '@longleaf/rules/addresses/result-codes';
import { z } from 'zod';
import type { AddressChecker, Finding } from './checker.ts';

const PATIENCE_MILLISECONDS = 8_000;

const text = z.string().nullish();

/** The answer of the service; fields of other products of it are left out. */
const answerSchema = z.object({
  TransmissionResults: text,
  Records: z
    .array(
      z.object({
        Results: text,
        AddressLine1: text,
        AddressLine2: text,
        City: text,
        State: text,
        PostalCode: text,
        CountyName: text,
        AddressTypeCode: text,
      }),
    )
    .default([]),
});

/** What says that the house or at least its street was found: valid, valid but for the unit, not served by mail, and
 * the same of addresses in other countries. */
const REACHES_STREET: ReadonlySet<string> = new Set(['AS01', 'AS02', 'AS03', 'AV23', 'AV24', 'AV25']);

type Record_ = z.output<typeof answerSchema>['Records'][number];

/**
 * Checks at a commercial service that speaks the ContactVerify protocol, whose codes the specification uses. One
 * address travels in the body, never in the address line, with neither name nor anything else about the person.
 * @param url of the service's doContactVerify call.
 * @param customer key of our account there.
 */
export function serviceChecker(url: string, customer: string): AddressChecker {
  return async (address) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(requestFor(address, customer)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`The address service answered ${response.status}`);
    const answer = answerSchema.parse(await response.json());
    const trouble = codesOf(answer.TransmissionResults).filter((code) => /^(?:SE|GE)/.test(code));
    const record = answer.Records[0];
    if (trouble.length > 0 || !record) throw new Error(`The address service refused: ${trouble.join(',')}`);
    return findingOf(address, record);
  };
}

function requestFor(address: AddressText, customer: string) {
  return {
    TransmissionReference: '',
    Actions: 'Check',
    Columns: 'GrpAddressDetails,CountyName',
    CustomerID: customer,
    Options: '',
    Records: [
      {
        RecordID: '1',
        AddressLine1: address.street,
        AddressLine2: address.street2,
        City: address.city,
        State: address.state,
        PostalCode: address.postalCode,
        Country: address.country,
      },
    ],
  };
}

function findingOf(address: AddressText, record: Record_): Finding {
  const codes = codesOf(record.Results);
  const errors = codes.filter(isErrorCode);
  const reach = codes.some((code) => REACHES_STREET.has(code)) ? 'street' : 'town';
  const changes = codes.filter(isChangeCode);
  const addressType = (record.AddressTypeCode ?? '').slice(0, 2);
  if (errors.length > 0 || changes.length === 0) return { reach, errors, addressType, suggestions: [] };
  const better = tidyAddress({
    ...address,
    street: withCapitals(record.AddressLine1 || address.street),
    street2: withCapitals(record.AddressLine2 ?? ''),
    city: withCapitals(record.City || address.city),
    state: record.State || address.state,
    postalCode: record.PostalCode || address.postalCode,
    county: countyCode(record.CountyName ?? '') ?? address.county,
  });
  return { reach, errors, addressType, suggestions: [{ address: better, changes, addressType }] };
}

function codesOf(joined: string | null | undefined): string[] {
  return (joined ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
