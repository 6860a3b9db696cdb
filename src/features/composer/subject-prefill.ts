import type { PreferenceValues } from '#session/preferences/preferences.ts';

export function subjectPrefill(
  parent: string,
  behaviour: PreferenceValues['subjectLineBehavior'],
): string {
  if (parent.trim() === '' || behaviour === 'noop') return '';
  if (behaviour === 'masto' || /^re[: ]/i.test(parent)) return parent;
  return `re: ${parent}`;
}
