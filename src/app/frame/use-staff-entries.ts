import { useLingui } from '@lingui/react/macro';
import Gauge from 'lucide-react/icons/gauge';
import { roleOf } from '#entities/rows/read-account.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import type { NavEntry, PressEntry } from '../shell/nav-entry.ts';

/** Where the server has its own interface for administration (spec 1 §1). */
export const administrationPath = '/pleroma/admin/#/login-pleroma';

/** What only staff find: admins the server's own administration (R-SHELL-004, R-ROLE-008). */
export function useStaffEntries(): readonly (NavEntry | PressEntry)[] {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const me = useRow(tables.accounts, viewerId);
  if (!me || roleOf(me) !== 'admin') return [];
  return [
    {
      id: 'administration',
      label: t`Administration`,
      icon: Gauge,
      href: administrationPath,
      isElsewhere: true,
    },
  ];
}
