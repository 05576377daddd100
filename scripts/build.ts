import { buildPortal } from './lib/build-portal.ts';
import { say } from './lib/say.ts';

await buildPortal(say);
say('Built.');
