import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Tests and test helpers, which may import more than the code they test. */
export const testing = String.raw`\.test\.tsx?$|/testing/`;

/** The layers of the client, highest first. Each may import itself and the layers below it. */
const chain = ['app', 'features', 'components', 'session', 'store', 'api'];

/** Which part of the contract may be imported by folders of the client that are not in `chain`. */
const contractOf: Readonly<Record<string, readonly string[]>> = {
  theme: ['^contract/text/'],
  lib: ['^contract/text/'],
  worker: ['^contract/'],
};

/**
 * Folders of the client that are not in `chain`, and what each may import. `components` and the
 * layers above it may import all of them.
 */
const sideFolders: Readonly<Record<string, readonly string[]>> = {
  ui: ['ui', 'theme', 'i18n', 'lib'],
  theme: ['theme', 'lib'],
  i18n: ['i18n', 'lib'],
  lib: ['lib'],
  worker: ['worker', 'i18n', 'lib'],
  rescue: ['rescue', 'lib'],
};

/** Returns the folders of client/src that a layer of the chain may import. */
function belowInChain(layer: string): string[] {
  const level = chain.indexOf(layer);
  const usesInterface = level <= chain.indexOf('components');
  return [...chain.slice(level), ...(usesInterface ? ['ui', 'theme', 'i18n'] : []), 'lib'];
}

function only(folder: string, inSource: readonly string[], others: readonly string[]) {
  const allowed = [...inSource.map((name) => `^client/src/${name}/`), ...others];
  return {
    name: `below-${folder}`,
    comment: `${folder} may import only ${[...inSource, ...others].join(', ')} (ARCHITECTURE.md, the map)`,
    severity: 'error',
    from: { path: `^client/src/${folder}/`, pathNot: testing },
    // The rule concerns only folders of the repository, so every layer may import npm packages.
    to: {
      path: '^(client/(src|vite)|contract|instance|tools|scripts|e2e|bench)/',
      pathNot: allowed,
    },
  } satisfies IForbiddenRuleType;
}

/** Folders around the client and the instance, and which of the others each may import. */
const aroundFolders: Readonly<Record<string, readonly string[]>> = {
  tools: [],
  'client/vite': ['tools'],
  scripts: ['tools', 'client/vite'],
  e2e: ['tools', 'client/vite'],
  bench: ['tools', 'e2e'],
};

const around = Object.keys(aroundFolders);

const forbidden: IForbiddenRuleType[] = [
  ...chain.map((layer) => only(layer, belowInChain(layer), ['^contract/'])),
  ...Object.entries(sideFolders).map(([folder, allowed]) =>
    only(folder, allowed, contractOf[folder] ?? []),
  ),
  ...around.map((folder) => ({
    name: `${folder.replace('/', '-')}-below`,
    comment: `${folder} may import only ${aroundFolders[folder]?.join(', ')} of ${around.join(', ')}: what they share is in tools`,
    severity: 'error' as const,
    from: { path: `^${folder}/` },
    to: {
      path: `^(${around.join('|')})/`,
      pathNot: [folder, ...(aroundFolders[folder] ?? [])].map((name) => `^${name}/`),
    },
  })),
  {
    name: 'features-are-strangers',
    comment:
      'Features must not import each other: shared code moves down into components, and navigation uses URLs.',
    severity: 'error',
    from: { path: '^client/src/features/([^/]+)/' },
    to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
  },
  {
    name: 'no-interface-below-session',
    comment: 'api and store must not depend on the interface; only use-row*.ts may import React.',
    severity: 'error',
    from: {
      path: '^client/src/(api|store)/',
      pathNot: `^client/src/store/use-row[^/]*$|${testing}`,
    },
    to: {
      path: 'node_modules/(react|react-dom|lucide-react|@lingui/[^/]+|@tanstack/react-[^/]+)/',
    },
  },
  {
    name: 'contract-alone',
    comment: 'The contract may import only valibot and itself.',
    severity: 'error',
    from: { path: '^contract/', pathNot: testing },
    to: { pathNot: '^contract/|node_modules/valibot/' },
  },
  {
    name: 'client-tests-by-name',
    comment:
      'A test that renders the whole client is slow: name it *.client.test.tsx, so that only `npm run test:all` runs it.',
    severity: 'error',
    from: { path: String.raw`\.test\.tsx$`, pathNot: String.raw`\.client\.test\.tsx$` },
    to: { path: '^client/src/app/testing/render-app', reachable: true },
  },
  {
    name: 'instance-beside-the-client',
    comment: 'The embedded instance may share only the contract with the client.',
    severity: 'error',
    from: { path: '^instance/' },
    to: { path: '^(client|tools|scripts|e2e|bench)/' },
  },
  {
    name: 'full-call-table',
    comment: 'The client bundles only the endpoints it calls; the full table is for the instance.',
    severity: 'error',
    from: { path: '^(client/src|contract)/', pathNot: testing },
    to: { path: String.raw`^contract/calls/all-calls\.ts$` },
  },
  {
    name: 'no-test-in-code',
    comment: 'Code must not import tests or test helpers.',
    severity: 'error',
    from: { path: '^(client/src|contract|instance)/', pathNot: testing },
    to: { path: testing },
  },
  {
    name: 'no-cycle',
    comment: 'Modules must not import each other in a cycle.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'Unresolved imports cannot be checked.',
    severity: 'error',
    from: {},
    // Catalogues and styles may have a query that only Vite understands.
    to: { couldNotResolve: true, pathNot: String.raw`\?|^virtual:` },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
} satisfies IConfiguration;
