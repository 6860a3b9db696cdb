import { useLingui } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { useSession } from '#session/session-context.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';

/**
 * Returns the menu item that opens the list of scheduled posts; none if the server cannot schedule.
 */
export function useScheduledMenuItem(onSelect: () => void): readonly MenuItem[] {
  const { t } = useLingui();
  const canSchedule = useStore(useSession().instance, ({ info }) =>
    can('scheduling', info.serverInfo),
  );
  return canSchedule
    ? [{ id: 'scheduled', icon: CalendarDays, label: t`Scheduled posts`, onSelect }]
    : [];
}
