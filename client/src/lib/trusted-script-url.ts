interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(from: string): string };
}

/**
 * Returns the address of a worker's script in the form that the Trusted Types policy of the page
 * requires. The page allows only the names of policies in `index.html`, each once. A policy returns
 * the same URL for any input.
 */
export function trustedScriptUrl(policy: string, address: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (types === undefined) return address;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM type library lacks trustedTypes
  const created = (types as TrustedTypes).createPolicy(policy, { createScriptURL: () => address });
  return created.createScriptURL(address);
}
