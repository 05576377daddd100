export const PROGRAMS_PATH = '/programsMajors';
