import type { OpenElement } from './open-element.ts';

function encodingOf(attributes: ReadonlyMap<string, string>): string {
  return attributes.get('encoding')?.trim().toLowerCase() ?? '';
}

/** Returns whether an annotation of a formula is its source in TeX. */
export function isTex(attributes: ReadonlyMap<string, string>): boolean {
  return /^(?:application\/x-)?(?:la)?tex$/.test(encodingOf(attributes));
}

/** Returns whether an annotation of a formula is its source, in TeX or as text. */
export function isFormulaSource(attributes: ReadonlyMap<string, string>): boolean {
  return isTex(attributes) || encodingOf(attributes) === 'text/plain';
}

/**
 * Returns a text of a formula as it is displayed: white space in formulas has no meaning, so it is
 * trimmed, and successive parts are separated by a space.
 */
export function formulaText({ children, isLiteral }: OpenElement, text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || isLiteral || children.length === 0 ? trimmed : ` ${trimmed}`;
}
