/** What has an owner, and a policy of its own that says who else may come near it. */
export const entities = [
  'account',
  'activity',
  'application',
  'application-login',
  'assessment',
  'associated-school',
  'calendar-event',
  'calendar-feed',
  'career-plan',
  'deletion-request',
  'demographics',
  'direct-admission',
  'document',
  'draft-key',
  'due-reminder',
  'file',
  'guardians',
  'intent-to-enroll',
  'next-steps',
  'order',
  'person',
  'personal-statement',
  'pool-form',
  'profile',
  'receipt',
  'recruiting-request',
  'saved-career',
  'saved-college',
  'saved-enrichment',
  'saved-program',
  'saved-search',
  'self-reported-application',
  'shared-plan',
  'test-prep',
  'test-score',
  'transcript',
  'transition-plan',
  'vendor-survey',
  'your-data',
] as const;
export type Entity = (typeof entities)[number];

/** What is done to it. */
export type Act = 'read' | 'change' | 'delete';

/** What an operation asks for; `public` is open to everyone and touches nobody's rows but the caller's own. */
export type PolicyName = 'public' | `${Entity}:${Act}`;
