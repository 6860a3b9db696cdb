/**
 * Hides from `for…in` what extensions and injected scripts added to `Object.prototype`: Valibot and
 * the bundler's own code would take these names for keys of every object, and the client would not
 * start. The properties stay readable, so that what added them still works.
 */
export function hideForeignProperties(prototype: object): void {
  for (const name of Object.keys(prototype)) {
    Object.defineProperty(prototype, name, { enumerable: false });
  }
}
