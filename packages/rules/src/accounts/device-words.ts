const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, /*i18n*/ 'Android phone'],
  [/\bAndroid\b/, /*i18n*/ 'Android tablet'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The kind of a device in plain words, such as 'Chrome on Windows'. Of what the browser says about itself only
 * words of this list are ever given: nothing by which one device could be told from another of its kind.
 */
export function deviceInWords(userAgent: string | undefined): string {
  const browser = nameOf(BROWSERS, userAgent ?? '');
  const device = nameOf(DEVICES, userAgent ?? '');
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? /*i18n*/ 'Unknown device';
}

function nameOf(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
