export const CAREERS_PATH = '/careers';
