/** Whether there are careers that go with the results of an assessment, by the last part of its address. */
export function leadsToCareers(urlName: string): boolean {
  return urlName !== 'be-your-own-boss';
}

/** Whether an assessment is about what it costs to live somewhere (UI-056). */
export function asksForCosts(urlName: string): boolean {
  return urlName === 'reality-check';
}
