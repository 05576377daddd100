/** The time zone of North Carolina: days and hours are told in it (GAP-115), wherever whoever asks is. */
export const EASTERN_ZONE = 'America/New_York';
