import { list, type Declaration } from 'postcss';
import { selectorsOf, type StyleRule } from './style-rule.ts';

/** Matches properties that name a side. */
const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\b[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** Values that name a side, by property. */
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

function isPhysical(property: string, value: string): boolean {
  if (physicalProperty.test(property)) return true;
  const [first, second = first, third = first, fourth = second] = list.space(value);
  if (sides.test(property)) return second !== fourth;
  if (property === 'border-radius') return first !== second || third !== fourth;
  return physicalValues[property]?.test(value) === true;
}

/** Refuses `left` and `right`, which are the same side in every language. */
export const physicalSides: StyleRule = {
  name: 'physical-sides',
  advice: 'right-to-left languages need the other side: use inline-start, inline-end',
  find(sheet) {
    const found: Declaration[] = [];
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration;
      // A rule for one direction, with :dir(), may name a side.
      if (selectorsOf(declaration).some((selector) => selector.includes(':dir('))) return;
      if (isPhysical(prop, value.replaceAll(/\s+/g, ' '))) found.push(declaration);
    });
    return found;
  },
};
