import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Password and security question belong to the account's owner; the sign-in host looks once more. */
export const accountPolicy: Policy = ownerAlone;
