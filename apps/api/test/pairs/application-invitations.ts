import { invitationOperations } from '@longleaf/contract/application-invitations';
import type { Owner } from '../owner.ts';
import type { Pair, Pairs } from './pair.ts';

/** Something of the owner's application, which nobody else has. */
const ofApplication = (
  path: (owner: Owner) => string,
  body?: unknown,
  proof: Pair['proof'] = 'changes',
): Pair => ({
  send: (owner) => ({ path: `/application/${path(owner)}`, ...(body !== undefined && { body }) }),
  outsider: 404,
  proof,
});

/** Of `contract/src/application-invitations.ts`. */
export const applicationInvitationsPairs: Pairs = [
  [
    invitationOperations.inviteThirdParty,
    ofApplication(
      ({ application, recommendation }) =>
        `${application}/${recommendation}/thirdparty?thirdPartyEmail=another@example.org&firstName=A&lastName=B`,
    ),
  ],
  [
    invitationOperations.sendInvitationAgain,
    ofApplication(({ application, recommendation }) => `${application}/${recommendation}/thirdparty/again`),
  ],
  [
    invitationOperations.withdrawInvitation,
    {
      ...ofApplication(({ application, recommendation }) => `${application}/${recommendation}/thirdparty`),
      outsider: 200,
    },
  ],
];
