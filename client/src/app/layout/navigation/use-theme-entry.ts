import { useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { isThemeDark, toggleTheme } from '#session/appearance/toggle-theme.ts';
import { useSession } from '#session/session-context.ts';
import type { ActionEntry } from '../../shell/nav-entry.ts';

/** Returns the entry that switches between the preferred light and dark theme. */
export function useThemeEntry(): ActionEntry {
  const { t } = useLingui();
  const session = useSession();
  const isDark = isThemeDark();
  return {
    id: 'theme',
    label: isDark ? t`Light theme` : t`Dark theme`,
    icon: isDark ? Sun : Moon,
    onPress: () => toggleTheme(session),
  };
}
