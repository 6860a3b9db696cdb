import type { ProjectFile } from './structure-rules.ts';

/** Declarations that name a side, whatever their value. */
const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\b[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** Values that name a side. */
const physicalValues: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|right)$/,
  float: /^(?:left|right)$/,
  clear: /^(?:left|right)$/,
  'background-position': /\b(?:left|right)\b/,
  'background-position-x': /./,
  'background-image': /gradient\(\s*to (?:left|right)/,
  background: /gradient\(\s*to (?:left|right)/,
  translate: /^(?!0\b|none$)/,
  transform: /translate(?:X|3d)?\((?!0\b)/,
  'box-shadow': /^(?:inset )?-?(?!0\b)[\d.]/,
};

/** Shorthands whose second and fourth values are right and left. */
const sides = /^(?:inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** Returns the values of a shorthand; spaces in functions do not separate. */
function valuesOf(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

function isPhysical(property: string, value: string): boolean {
  if (physicalProperty.test(property)) return true;
  const [first, second = first, third = first, fourth = second] = valuesOf(value);
  if (sides.test(property)) return second !== fourth;
  if (property === 'border-radius') return first !== second || third !== fourth;
  return physicalValues[property]?.test(value) === true;
}

/** Styles in code: physical names and values, and horizontal movements. */
const inCode =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|textAlign: '(?:left|right)'|style=\{\{[^}]*\b(?:left|right|translate):|translate(?:X|3d)\(|setProperty\(\s*'translate')/;

/** Files that place things in a picture or at a pointer, which are the same in every language. */
const allowed: Readonly<Record<string, string>> = {
  'client/src/app/shell/side-drawer.module.css': 'the edge is set for both directions',
  'client/src/app/shell/side-drawer.tsx': 'follows the pointer, by the direction of the drawer',
  'client/src/components/poll/status-poll.module.css': 'the bar is set for both directions',
  'client/src/components/rich-text/effects.module.css': 'movements of text that a post asks for',
  'client/src/components/status/status-card.module.css': 'the mark is set for both directions',
  'client/src/features/composer/attachments/focal-point-field.module.css': 'a place in a picture',
  'client/src/features/composer/drawing/drawing-dialog.module.css': 'a place in a drawing',
  'client/src/features/lightbox/lightbox.module.css': 'as the keys and the swipes',
  'client/src/features/lightbox/lightbox-slide.tsx': 'as the keys and the swipes',
  'client/src/ui/page/base.css': 'the arrow of a select is set for both directions',
  'client/src/ui/menus/menu.module.css': 'the place of the pointer',
};

function problemsOf({ path, text }: ProjectFile): readonly string[] {
  if (path.endsWith('.css')) {
    const rules = text.replaceAll(/\/\*.*?\*\//gs, '');
    return [...rules.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap(
      ([, property = '', value = '']) =>
        isPhysical(property, value.replaceAll(/\s+/g, ' ').trim()) ? [property] : [],
    );
  }
  const found = inCode.exec(text);
  return found === null ? [] : [found[0]];
}

/**
 * Returns one line for each side that is left or right in every language, where right-to-left
 * languages need the other one; and for each exemption that is not needed.
 */
export function physicalSideProblems(
  files: readonly ProjectFile[],
  exempt: Readonly<Record<string, string>> = allowed,
): string[] {
  const found = files
    .filter(({ path }) => /^client\/src\/.*(?<!\.test)\.(?:css|tsx?)$/.test(path))
    .map((file) => ({ path: file.path, problems: problemsOf(file) }))
    .filter(({ problems }) => problems.length > 0);
  const unused = Object.keys(exempt).filter((path) => !found.some((file) => file.path === path));
  return [
    ...found
      .filter(({ path }) => !Object.hasOwn(exempt, path))
      .flatMap(({ path, problems }) =>
        problems.map((name) => `${path}: a physical side (${name}): use inline-start, inline-end`),
      ),
    ...unused.map((path) => `${path}: has no physical side, but is exempt`),
  ];
}
