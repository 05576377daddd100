import type { Row } from './columns.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is told of somebody who sent the form of a pool: what stands in it, whole.
 * @param phone from the profile, for those who said that they may be texted there.
 */
export function formColumns(form: unknown, phone: string): Row {
  const given = valuesOf(form);
  const more = {
    ...(valuesOf(given['additionalData'])['textAuth'] === true && { dayTime: phone }),
    ...valuesOf(given['additionalData']),
  };
  return { ...nameOf(given['name']), email: text(given['email']), ...addressOf(given), ...schoolOf(more) };
}

/** TAAP has the parts of a name, CRP the whole. */
function nameOf(name: unknown): Row {
  if (typeof name === 'string') return { name };
  const { first, middle, last, suffix } = valuesOf(name);
  return {
    name: [first, middle, last, suffix]
      .map(text)
      .filter((part) => part !== '')
      .join(' '),
    first_name: text(first),
    middle_name: text(middle),
    last_name: text(last),
    suffix: text(suffix),
  };
}

function addressOf(form: Values): Row {
  const address = valuesOf(form['mailingAddress']);
  return {
    street1: text(address['street1'] ?? address['street']),
    street2: text(address['street2']),
    city: text(address['city']),
    state: text(address['state']),
    zip: text(address['zip'] ?? address['postalCode']),
    country: text(address['country']),
  };
}

function schoolOf(more: Values): Row {
  return {
    phone: text(more['dayTime'] ?? ''),
    text_ok: yes(more['textAuth']),
    graduation_date: text(more['gradDate']),
    entry_term: text(more['entryTerm']),
    entry_year: text(more['entryYear']),
    intended_major: text(more['intendedMajor']),
    weighted_gpa: text(more['weightedGPA']),
    unweighted_gpa: text(more['unweightedGPA']),
    sat_composite: text(more['satComposite']),
    act_composite: text(more['actComposite']),
    class_rank: text(more['classRank']),
    needs_housing: yes(more['requireCampusHousing']),
    applies_for_aid: yes(more['applyFinancialAid']),
    denied_by: text(more['denialsReceivedFrom']),
    accepted_by: text(more['acceptedFrom']),
  };
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function yes(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
}
