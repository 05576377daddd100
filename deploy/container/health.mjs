// Says by its exit code whether the program of this container is alive, for HEALTHCHECK: whichever it is, it answers on
// the port of its own setting.
const PLACES = [
  ['PORT', 3000, '/api/health'],
  ['IDENTITY_PORT', 3001, '/health'],
  ['CONTENT_PORT', 3002, '/health'],
  ['PARTNERS_PORT', 3003, '/health'],
];

const answers = PLACES.map(async ([setting, usual, path]) => {
  const port = process.env[setting] || usual;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
});
await Promise.any(answers).then(
  () => process.exit(0),
  () => process.exit(1),
);
