import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** What somebody says they applied to is for them alone. */
export const selfReportedApplicationPolicy: Policy = ownerAlone;
