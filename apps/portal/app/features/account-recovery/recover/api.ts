import { recoveryOperations } from '@longleaf/contract/account-recovery';
import { createClient } from '@longleaf/contract/client';
import { browserApi } from '../../../shell/session/api.ts';

/** The calls of people who cannot sign in. */
export const recoveryApi = createClient(recoveryOperations, browserApi);
