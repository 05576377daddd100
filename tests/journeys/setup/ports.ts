/** Ports of the journeys' hosts, apart from those of a development server that may be running. */
export const JOURNEY_PORTS = { PORT: 3200, IDENTITY_PORT: 3201, CONTENT_PORT: 3202, PARTNERS_PORT: 3203 };
