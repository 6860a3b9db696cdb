import { useLingui } from '@lingui/react/macro';
import Columns from 'lucide-react/icons/columns-3';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { openColumn } from './column-actions.ts';
import { canAddColumn } from '#session/columns/column-rules.ts';
import { columnStore } from '#session/columns/columns.ts';
import { useFittingColumnCount } from './use-fitting-column-count.ts';

/**
 * Returns a menu item that opens a path in a column; no item on a narrow window or for a visitor.
 */
export function useColumnItems(path: string): readonly MenuItem[] {
  const { t } = useLingui();
  const session = useSession();
  const canAdd = canAddColumn(useStore(session.part(columnStore)), path);
  if (useFittingColumnCount() === 0 || session.viewerId === null) return [];
  return [
    {
      id: 'column',
      label: t`Open in a column`,
      description: canAdd ? undefined : t`Close one of your four columns first.`,
      icon: Columns,
      startsGroup: true,
      isDisabled: !canAdd,
      onSelect: () => openColumn(session, path),
    },
  ];
}
