const repositories: Readonly<Record<string, { readonly tree: string }>> = {
  akkoma: { tree: 'https://akkoma.dev/AkkomaGang/akkoma/src' },
  pleroma: { tree: 'https://git.pleroma.social/pleroma/pleroma/-/tree' },
};

/**
 * Returns the URL of the source code of a server's version: of the commit if the version ends with
 * `-gHASH`, otherwise of the tag. Undefined for unknown software.
 */
export function softwareSourceUrl(software: string, version: string): string | undefined {
  const repository = Object.hasOwn(repositories, software) ? repositories[software] : undefined;
  if (!repository || version === '') return undefined;
  const isAkkoma = software === 'akkoma';
  const commit = /-g([0-9a-f]{7,40})(?:-|$)/.exec(version)?.[1];
  if (commit !== undefined) return `${repository.tree}/${isAkkoma ? 'commit/' : ''}${commit}`;
  const release = /^\d+\.\d+\.\d+/.exec(version)?.[0];
  if (release === undefined) return undefined;
  return `${repository.tree}/${isAkkoma ? 'tag/' : ''}v${release}`;
}
