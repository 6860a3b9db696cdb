import { useLingui } from '@lingui/react/macro';
import { type Shortcut, shortcuts } from '#components/shortcuts/shortcut-table.ts';

export interface ShortcutGroup {
  readonly id: Shortcut['group'];
  readonly title: string;
  readonly rows: readonly Shortcut[];
}

/**
 * Returns the shortcuts in groups, in the order of the help.
 *
 * @param isOffered Returns whether the viewer can open what a shortcut leads to; other shortcuts are
 *   left out.
 */
export function useShortcutGroups(isOffered: (id: string) => boolean): readonly ShortcutGroup[] {
  const { t } = useLingui();
  const titles: readonly (readonly [Shortcut['group'], string])[] = [
    ['posts', t`Moving between posts`],
    ['post', t`Selected post`],
    ['page', t`Anywhere`],
    ['places', t`Go to`],
    ['columns', t`Columns`],
  ];
  return titles.map(([id, title]) => ({
    id,
    title,
    rows: shortcuts.filter((row) => row.group === id && isOffered(row.id)),
  }));
}
