import { signedNames } from '../../http/signed-name.ts';

export { readShortId, shortId } from '../../http/signed-name.ts';

/** The name of a delivery of a transcript in links, and its id out of the name. */
export const { write: deliveryName, read: readDeliveryName } = signedNames('deliveries of transcripts');
