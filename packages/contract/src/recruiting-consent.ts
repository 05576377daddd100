/** Said with each request, and kept with it; what a college is told stands before it. */
export const RECRUITING_CONSENT =
  /*i18n*/ 'It may write to you about studying there. You can stop this at any time.';

/** What whoever asks for somebody under 18 is shown, for a parent or guardian. */
export const RECRUITING_FOR_PARENTS =
  /*i18n*/ 'If you are under 18, show this to a parent or guardian. A college that was told keeps what it got by its own rules; when you stop, we ask it to write no more.';
