import { invitationOperations } from '@longleaf/contract/application-invitations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/form/call.ts';

/** What the link asks for. Asked once: the page goes on from what each of its own calls answers. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(invitationOperations.openInvitation, { body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
