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

/** Returns the system in a package's name, as in `@oxlint/binding-linux-arm64-musl`. */
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

/** Resolves a package from a location in the tree, like Node. */
function find(packages: Lock['packages'], from: string, name: string): LockedPackage | undefined {
  for (let location = from; ;) {
    const found = packages[`${location === '' ? '' : `${location}/`}node_modules/${name}`];
    if (found !== undefined || location === '') return found;
    location = location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/')));
  }
}

/** Adds an entry for each package that npm omitted because it is for another system. */
export function completeLock(lock: Lock): { lock: Lock; added: string[] } {
  const added: Record<string, LockedPackage> = {};
  for (const [location, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const system = systemOf(name);
      // The version of a package that is not pinned is unknown without a request to the registry.
      const isPinned = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);
      if (system === undefined || !isPinned) continue;
      const found = find({ ...lock.packages, ...added }, location, name);
      if (found?.version === version) continue;
      // If another version is already there, this one is nested in the package that depends on it.
      added[`${found === undefined ? '' : `${location}/`}node_modules/${name}`] = {
        version,
        ...(dev === true ? { dev } : {}),
        optional: true,
        ...system,
      };
    }
  }
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...added }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return { lock: { ...lock, packages }, added: Object.keys(added) };
}
