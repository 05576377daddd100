// Who may import whom, each rule with its reason.
const apps = '^apps/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Modules that need each other cannot be understood, tested or moved alone.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-stand-alone',
      severity: 'error',
      comment:
        'Rules are pure: no I/O, no framework, nothing of ours, so that both sides and every test can use them.',
      from: { path: '^packages/rules/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(?!rules/)|apps/)' },
    },
    {
      name: 'rules-without-io',
      severity: 'error',
      comment: 'A rule that reads a file, the network or the clock cannot be checked with a table.',
      from: { path: '^packages/rules/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-knows-rules-only',
      severity: 'error',
      comment: 'The contract is read by the browser: it must not pull in the server.',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(?!contract/|rules/)|apps/)' },
    },
    {
      name: 'packages-below-apps',
      severity: 'error',
      comment: 'Packages serve several apps; one that knows an app serves only that one.',
      from: { path: '^packages/' },
      to: { path: apps },
    },
    {
      name: 'http-knows-contract-and-platform',
      severity: 'error',
      comment:
        'Serving a call is the same for every app; what an app knows (facts, rules, people, tables) comes in through its handlers.',
      from: { path: '^packages/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(?!http/|contract/|platform/)' },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      comment: 'Apps run as processes of their own and meet over HTTP.',
      from: { path: '^apps/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: apps, pathNot: '^apps/$1/' },
    },
    {
      name: 'modules-by-their-index',
      severity: 'error',
      comment:
        'A module of the API may change everything behind its index. Of people the tables are open too, since most rows are somebody’s; a key to another module’s rows takes the table from that module’s index.',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: {
        path: '^apps/api/src/modules/',
        pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$', '/people/(tables|personal-data)\\.ts$'],
      },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      comment:
        'Who may do what is decided from the actor and the relation alone; a policy that reads a table could let somebody in by what they wrote there.',
      from: { path: '^apps/api/src/modules/[^/]+/policies/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^packages/http/src/(actor|policy)\\.ts$', '^packages/(contract|rules)/', '/policies/'],
      },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment:
        'Features of the portal are put together by the route table and the shell, so that each can be dropped or split off.',
      from: { path: '^apps/portal/app/features/([^/]+)/' },
      to: { path: '^apps/portal/app/features/', pathNot: '^apps/portal/app/features/$1/' },
    },
    {
      name: 'domain-knows-no-feature',
      severity: 'error',
      comment:
        'A piece of the domain (a card of a college, a list of careers) serves several features; one that knew a feature would tie them together again.',
      from: { path: '^apps/portal/app/domain/' },
      to: { path: '^apps/portal/app/features/' },
    },
    {
      name: 'data-below-what-shows-it',
      severity: 'error',
      comment:
        'Keys, queries and commands that several features read stand once; they draw nothing and do not know who draws them.',
      from: { path: '^apps/portal/app/data/' },
      to: { path: '^apps/portal/app/(features|domain)/' },
    },
    {
      name: 'data-knows-the-session-only',
      severity: 'error',
      comment:
        'The header shows how many colleges are saved: were the frame of the page below the data too, they would go in a circle.',
      from: { path: '^apps/portal/app/data/' },
      to: { path: '^apps/portal/app/shell/', pathNot: '^apps/portal/app/shell/(session|pending-commands)/' },
    },
    {
      name: 'session-below-data',
      severity: 'error',
      comment:
        'Data needs to know who is there; a session that needed the data would make a circle. Commands are looked up in app/commands.ts, and loaded late.',
      from: { path: '^apps/portal/app/shell/(session|pending-commands|drafts|idle)/' },
      to: { path: '^apps/portal/app/(features|domain|data)/' },
    },
    {
      name: 'shell-knows-no-screen',
      severity: 'error',
      comment: 'The frame is around every page: what it imports, every page carries.',
      from: { path: '^apps/portal/app/shell/' },
      to: { path: '^apps/portal/app/(features|domain)/' },
    },
    {
      name: 'lib-knows-no-room',
      severity: 'error',
      comment:
        'Helpers of every room stand below all of them: one that knew the shell would need it to be tested.',
      from: { path: '^apps/portal/app/lib/' },
      to: { path: '^apps/portal/app/(features|domain|data|shell|ui)/' },
    },
    {
      name: 'kit-knows-no-domain',
      severity: 'error',
      comment:
        'Screens of every feature are composed of the kit. It knows what an operation of the contract is and which ones there are not; what it learned of one feature every other would carry.',
      from: { path: '^apps/portal/app/kit/' },
      to: {
        path: '^(apps/portal/app/(features|domain|data)/|packages/)',
        // A document is made of any page; nothing in it is of a domain.
        pathNot:
          '^packages/(contract/src/(operation|client|documents|files)\\.ts$|rules/src/(documents|words)/)',
      },
    },
    {
      name: 'kit-above-ui-and-shell',
      severity: 'error',
      comment:
        'The kit is made of the design system and the shell; were they made of it, too, neither could change.',
      from: { path: '^apps/portal/app/(lib|ui|shell)/' },
      to: { path: '^apps/portal/app/kit/' },
    },
    {
      name: 'portal-is-a-browser-program',
      severity: 'error',
      comment:
        'What the browser loads must not hold the database, the catalogue or the server. Its tests share the way of the focus with the journeys.',
      from: {
        path: '^apps/portal/app',
        pathNot: ['\\.marked\\.test\\.tsx$', '^apps/portal/app/testing/by-keyboard'],
      },
      to: { path: '^packages/(platform|catalog|testkit)/' },
    },
    {
      name: 'portal-tests-share-one-helper',
      severity: 'error',
      comment: 'Screen tests run in the browser: of the test helpers only what needs nothing around it.',
      from: { path: '^apps/portal/app/testing/by-keyboard' },
      to: { path: '^packages/(platform|catalog|testkit)/', pathNot: '^packages/testkit/src/way-to' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      comment: 'The design system serves every feature and knows no domain word.',
      from: { path: '^apps/portal/app/ui/' },
      to: { path: '^(apps/portal/app/(features|domain|data|shell)/|packages/)' },
    },
    {
      name: 'testkit-in-tests-only',
      severity: 'error',
      comment:
        'Test helpers are not there in production: a production install leaves them and what they need out.',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.test\\.tsx?$', '/test(ing)?/', '^packages/testkit/'],
      },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'run-time-without-development-packages',
      severity: 'error',
      comment:
        'A production install (docs/operations.md) brings the dependencies of each workspace alone: what a program imports beyond them it would miss.',
      from: {
        path: '^(apps/(api|identity|content|partners)|packages/[^/]+)/src/',
        pathNot: ['\\.test\\.ts$', '/testing/', '^packages/testkit/'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-people-by-demo-files-only',
      severity: 'error',
      comment: 'The password of demo people is known to everyone: only what makes them names them.',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.test\\.tsx?$', '/test(ing)?/', '/demo-'],
      },
      to: { path: '^packages/platform/src/demo-people' },
    },
    {
      name: 'screen-tests-only',
      severity: 'error',
      comment: 'What opens screens in tests and answers for the network has no place in a page.',
      from: { path: '^apps/portal/', pathNot: ['\\.test\\.tsx?$', '/testing/', '/vitest[^/]*\\.ts$'] },
      to: { path: '^apps/portal/(app|vite-plugins)/testing/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere fails at run time.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^topojson-specification$|^\\./\\+types/|/\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/[^/]+/build', '\\.react-router/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
