import { complainAboutPhone } from '../profile/phone.ts';

/** The parts of a prospect that must be right to be reached by. */
export type ProspectTyped = {
  name: { first: string; last: string };
  email: string;
  mailingAddress: { street1: string; city: string; state: string; zip: string };
  additionalData: { dayTime: string; evening: string };
};

/** What is wrong with each field, by its path: `name.first`. */
export function complainAboutProspect({
  name,
  email,
  mailingAddress,
  additionalData,
}: ProspectTyped): Record<string, string> {
  const complaints: [path: string, words: string | undefined][] = [
    ['name.first', name.first.trim() === '' ? /*i18n*/ 'Enter your first name' : undefined],
    ['name.last', name.last.trim() === '' ? /*i18n*/ 'Enter your last name' : undefined],
    ['email', isEmail(email.trim()) ? undefined : /*i18n*/ 'Enter an email address, like name@example.org'],
    [
      'mailingAddress.street1',
      mailingAddress.street1.trim() === '' ? /*i18n*/ 'Enter your street' : undefined,
    ],
    ['mailingAddress.city', mailingAddress.city.trim() === '' ? /*i18n*/ 'Enter your city' : undefined],
    ['mailingAddress.state', mailingAddress.state.trim() === '' ? /*i18n*/ 'Choose your state' : undefined],
    [
      'mailingAddress.zip',
      /^\d{5}(-\d{4})?$/.test(mailingAddress.zip.trim())
        ? undefined
        : /*i18n*/ 'Enter a ZIP code of 5 digits',
    ],
    ['additionalData.dayTime', complainAboutPhone(additionalData.dayTime)],
    ['additionalData.evening', complainAboutPhone(additionalData.evening)],
  ];
  return Object.fromEntries(complaints.filter((one): one is [string, string] => one[1] !== undefined));
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
