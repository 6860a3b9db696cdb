/**
 * Makes properties that extensions and injected scripts have added to `Object.prototype` invisible
 * to `for…in`. Valibot and code of the bundler would take them for keys of every object, and the
 * client would not start. The properties stay readable for the scripts that added them.
 */
export function hideForeignProperties(prototype: object): void {
  for (const name of Object.keys(prototype)) {
    Object.defineProperty(prototype, name, { enumerable: false });
  }
}
