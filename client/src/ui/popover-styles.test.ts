import { expect, test } from 'vitest';

const sheets = Object.entries(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
);

/** Returns the selectors of the rules that contain a declaration of `property`. */
function selectorsOf(property: string, sheet: string): readonly string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{(?=([^{}]*))/g);
  return [...rules].flatMap(([, selector = '', declarations = '']) =>
    declarations.includes(property) ? [selector.trim()] : [],
  );
}

/* WebKitGTK 2.50 never returns from closing a dialog that contains a closed popover with them. */
test('style sheets: declare position-try-fallbacks only for open popovers', () => {
  const selectors = sheets.flatMap(([, sheet]) => selectorsOf('position-try', sheet));
  expect(selectors).toHaveLength(4);
  expect(selectors.filter((selector) => !selector.endsWith(':popover-open'))).toEqual([]);
});

/* `@supports` cannot test whether showPopover uses its `source`: see popover-anchors.ts. */
test('style sheets: declare position-area only below data-anchors', () => {
  const selectors = sheets.flatMap(([, sheet]) => selectorsOf('position-area', sheet));
  expect(selectors).toHaveLength(6);
  expect(selectors.filter((selector) => !selector.startsWith(':where([data-anchors]) '))).toEqual(
    [],
  );
});
