import type { IForbiddenRuleType, ICruiseOptions } from 'dependency-cruiser';

/** Tests and what only they use; they may look where the code they test may not. */
export const testing = String.raw`\.test\.tsx?$|/testing/`;

/** The client's layers, the highest first: each may import itself and what stands below. */
const chain = ['app', 'features', 'domain', 'session', 'entities', 'api'];

/** Beside the chain: what anything from domain up may use, and what these may use themselves. */
const beside: Readonly<Record<string, readonly string[]>> = {
  ui: ['ui', 'theme', 'i18n', 'lib'],
  theme: ['theme', 'lib'],
  i18n: ['i18n', 'lib'],
  lib: ['lib'],
  worker: ['worker', 'i18n', 'lib'],
  rescue: ['rescue', 'lib'],
};

/** Folders of src that a layer of the chain may import. */
function belowInChain(layer: string): string[] {
  const level = chain.indexOf(layer);
  const seesInterface = level <= chain.indexOf('domain');
  return [...chain.slice(level), ...(seesInterface ? ['ui', 'theme', 'i18n'] : []), 'lib'];
}

function only(folder: string, inSource: readonly string[], others: readonly string[]) {
  const allowed = [...inSource.map((name) => `^src/${name}/`), ...others];
  return {
    name: `below-${folder}`,
    comment: `${folder} may import only ${[...inSource, ...others].join(', ')} (ARCHITECTURE.md, the map)`,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: testing },
    // What comes from a package is no layer's matter here.
    to: { path: '^(src|contract|instance|scripts|e2e|bench)/', pathNot: allowed },
  } satisfies IForbiddenRuleType;
}

/** Who may import whom. */
export const forbidden: IForbiddenRuleType[] = [
  ...chain.map((layer) => only(layer, belowInChain(layer), ['^contract/'])),
  ...Object.entries(beside).map(([folder, allowed]) =>
    only(folder, allowed, folder === 'worker' ? ['^contract/'] : []),
  ),
  {
    name: 'features-are-strangers',
    comment: 'What two features need moves down into domain; one opens another by a URL.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'no-interface-below-session',
    comment: 'api and entities know no interface; of them only use-row*.ts knows React.',
    severity: 'error',
    from: { path: '^src/(api|entities)/', pathNot: `^src/entities/use-row[^/]*$|${testing}` },
    to: {
      path: 'node_modules/(react|react-dom|@base-ui/react|lucide-react|@lingui/[^/]+|@tanstack/react-[^/]+)/',
    },
  },
  {
    name: 'contract-alone',
    comment: 'The contract imports only valibot and itself.',
    severity: 'error',
    from: { path: '^contract/', pathNot: testing },
    to: { pathNot: '^contract/|node_modules/valibot/' },
  },
  {
    name: 'instance-beside-the-client',
    comment: 'The embedded instance shares the contract and src/lib with the client, nothing else.',
    severity: 'error',
    from: { path: '^instance/' },
    to: { path: '^(src|scripts|e2e|bench)/', pathNot: '^src/lib/' },
  },
  {
    name: 'full-call-table',
    comment: 'The client carries only the rows it calls; the full table is for the other side.',
    severity: 'error',
    from: { path: '^(src|contract)/', pathNot: testing },
    to: { path: String.raw`^contract/calls/all\.ts$` },
  },
  {
    name: 'no-test-in-code',
    comment: 'Code does not import tests or what only they use.',
    severity: 'error',
    from: { path: '^(src|contract|instance)/', pathNot: testing },
    to: { path: testing },
  },
  {
    name: 'no-cycle',
    comment: 'An import cycle is one module that pretends to be several.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere cannot be judged.',
    severity: 'error',
    from: {},
    // A catalogue or a style may be asked for with a query that only Vite understands.
    to: { couldNotResolve: true, pathNot: String.raw`\?|^virtual:` },
  },
];

/** How the modules are read. */
export const options: ICruiseOptions = {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  parser: 'swc',
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
};
