import { recoveryOperations } from '@longleaf/contract/accounts-recovery';
import { createClient } from '@longleaf/contract/client';
import { browserApi } from '../../../lib/api.ts';

/** The calls of people who cannot sign in. */
export const recoveryApi = createClient(recoveryOperations, browserApi);
