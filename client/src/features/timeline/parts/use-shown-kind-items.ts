import { useLingui } from '@lingui/react/macro';
import {
  mediaOnlyLabel,
  shownKindLabels,
  toggleLeftOutKind,
} from '#components/timeline/left-out-kinds.ts';
import { timelineStatusKinds } from '#session/filters/timeline-kinds-left-out.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';

/**
 * Returns the group of menu items by which the timeline or column with this key shows or leaves out kinds
 * of statuses (R-TL-061).
 */
export function useShownKindItems(key: string): MenuItem {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const leftOut = usePreference('leftOutOfTimelines')[key] ?? [];
  const items = timelineStatusKinds.map((kind): MenuItem => ({
    id: `shown-${kind}`,
    label: i18n._(kind === 'withoutMedia' ? mediaOnlyLabel : shownKindLabels[kind]),
    isChecked: leftOut.includes(kind) === (kind === 'withoutMedia'),
    onSelect: () => toggleLeftOutKind(preferences, key, kind),
  }));
  const label = t`Show in this timeline`;
  return { id: 'shown', label, hasHeading: true, isMultiple: true, group: items };
}
