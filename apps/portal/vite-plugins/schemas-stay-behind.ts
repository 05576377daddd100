import type { Plugin } from 'vite';

const STAND_IN = '\0longleaf:schemas-stay-behind';

/**
 * Vite plugin: leaves zod out of what browsers load. The contract declares each call with its schemas, but the
 * browser's client needs only path and verb; the server checks what is sent. Any schema of the contract is an
 * inert object there, and using one to check something fails loudly. The portal's own code still gets zod.
 */
export function schemasStayBehind(): Plugin {
  return {
    name: 'longleaf:schemas-stay-behind',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^zod$/ },
      handler: (_id, importer) => (importer?.includes('/packages/contract/') ? STAND_IN : null),
    },
    load: {
      filter: { id: new RegExp(`^${STAND_IN}$`) },
      handler: () => STAND_IN_CODE,
    },
  };
}

const STAND_IN_CODE = `
const CHECKS = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
const schema = new Proxy(function () {}, {
  get(_, name) {
    if (CHECKS.has(name)) throw new Error('Schemas of the contract are not part of the browser bundle');
    return name === Symbol.toPrimitive ? () => '' : schema;
  },
  apply: () => schema,
  construct: () => schema,
});
export const z = schema;
export default schema;
`;
