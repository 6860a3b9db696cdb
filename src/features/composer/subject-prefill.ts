import type { PreferenceValues } from '#session/preferences/all.ts';

/** The subject that an answer begins with. */
export function subjectPrefill(
  parent: string,
  behaviour: PreferenceValues['subjectLineBehavior'],
): string {
  if (parent.trim() === '' || behaviour === 'noop') return '';
  if (behaviour === 'masto' || /^re[: ]/i.test(parent)) return parent;
  return `re: ${parent}`;
}
