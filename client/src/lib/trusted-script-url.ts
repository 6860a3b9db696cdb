interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(from: string): string };
}

/**
 * Returns the address of a worker's script as the page's Trusted Types policy requires. The page
 * allows only the names in `index.html`, each once; a policy returns the same URL for any input.
 */
export function trustedScriptUrl(policy: string, address: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (types === undefined) return address;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM type library lacks trustedTypes
  const created = (types as TrustedTypes).createPolicy(policy, { createScriptURL: () => address });
  return created.createScriptURL(address);
}
