interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The system that a package's name says it is for: `@oxlint/binding-linux-arm64-musl`. */
function systemOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const found =
    /[/-](?<os>darwin|linux|win32|freebsd|android|openharmony)-(?<cpu>x64|arm64|arm|ia32|ppc64|riscv64|s390x)(?:-(?<abi>[a-z]+))?$/.exec(
      name,
    );
  const { os, cpu, abi = '' } = found?.groups ?? {};
  if (os === undefined || cpu === undefined) return undefined;
  const isGlibc = abi.startsWith('gnu') && os === 'linux';
  const libc = abi.startsWith('musl') ? ['musl'] : isGlibc ? ['glibc'] : undefined;
  return { os: [os], cpu: [cpu], ...(libc === undefined ? {} : { libc }) };
}

/** What a package at a place of the tree finds under a name, as Node looks for it. */
function find(packages: Lock['packages'], from: string, name: string): LockedPackage | undefined {
  for (let place = from; ;) {
    const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
    if (found !== undefined || place === '') return found;
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
  }
}

/** The lock with an entry for each package that is for another system and was left out. */
export function completeLock(lock: Lock): { lock: Lock; added: string[] } {
  const more: Record<string, LockedPackage> = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const system = systemOf(name);
      // Only what is pinned to one version can be named without asking the registry.
      const isPinned = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);
      if (system === undefined || !isPinned) continue;
      const found = find({ ...lock.packages, ...more }, place, name);
      if (found?.version === version) continue;
      // One of another version stands in the way: this one goes below the package that wants it.
      more[`${found === undefined ? '' : `${place}/`}node_modules/${name}`] = {
        version,
        ...(dev === true ? { dev } : {}),
        optional: true,
        ...system,
      };
    }
  }
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...more }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return { lock: { ...lock, packages }, added: Object.keys(more) };
}
