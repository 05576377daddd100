import { signedNames } from '../../http/signed-name.ts';

/** The name of a file of prospects in links, and its id out of the name. */
export const { write: fileName, read: readFileName } = signedNames('files of prospects');
