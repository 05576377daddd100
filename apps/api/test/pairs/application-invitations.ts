import { invitationOperations } from '@longleaf/contract/application-invitations';
import { below, type Pairs } from './pair.ts';

const ofApplication = below('/application');

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
