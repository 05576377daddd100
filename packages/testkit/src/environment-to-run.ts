/**
 * What a program that a test starts needs of this environment to run, and no setting of the product. It finds what Node
 * compiled before, as programs that people start do (`scripts/lib/apps.ts`).
 */
export function environmentToRun(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE, TMPDIR } = process.env;
  return { PATH, NODE_COMPILE_CACHE, TMPDIR };
}
