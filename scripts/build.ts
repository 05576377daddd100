import { buildPortal } from './lib/build-portal.ts';
import { say } from './lib/say.ts';

buildPortal(say);
say('Built.');
