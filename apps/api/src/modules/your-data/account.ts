import {
  cancelDeletion,
  exportOwnAccount,
  requestDeletion,
  type ExportedAccount,
} from '@longleaf/contract/account-safety';
import { ApiError } from '@longleaf/contract/client';
import type { Settings } from '@longleaf/platform/settings';
import type { FastifyRequest } from 'fastify';
import { accountServiceFor, passOn } from '../../http/account-service.ts';
import type { Contact } from '../profile/index.ts';

/** The sign-in provider as 'Your data' needs it. */
export type Account = {
  /** What it keeps about the person; null when it cannot be reached or is of another make. */
  export(): Promise<ExportedAccount | null>;
  /** Asks it to delete the account; the moment it names, or undefined when it is of another make. */
  requestDeletion(): Promise<Date | undefined>;
  cancelDeletion(): Promise<void>;
};

/** The account with where letters to its owner go; an empty e-mail when that is not known. */
export type ReachableAccount = Account & {
  contact(): Promise<Contact>;
};

const OF_ANOTHER_MAKE = 404;

/** The account of the person who makes a request. */
export function accountOf(settings: Settings): (request: FastifyRequest) => Account {
  const calls = { exportOwnAccount, requestDeletion, cancelDeletion };
  const service = accountServiceFor(settings, calls, '');
  return (request) => ({
    export: async () => {
      try {
        return await service(request).exportOwnAccount();
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
    requestDeletion: async () => {
      const answer = await unlessUnknown(service(request).requestDeletion());
      return answer && new Date(answer.deleteAfter);
    },
    cancelDeletion: async () => {
      await unlessUnknown(service(request).cancelDeletion());
    },
  });
}

/** @throws ProblemError with the provider's own status and words. */
async function unlessUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === OF_ANOTHER_MAKE) return undefined;
    return passOn(Promise.reject(error as Error));
  }
}
