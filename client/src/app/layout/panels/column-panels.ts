import type { RouteName } from '#lib/url/paths.ts';

/**
 * A panel beside the main column. `server` is the instance's own HTML panel or the list of its
 * features.
 */
export type SidePanel =
  | 'server'
  | 'suggestions'
  | 'notifications'
  | 'notificationKinds'
  | 'conversations'
  | 'composer';

function isDirect(route: RouteName | undefined): boolean {
  return route === 'dms' || route === 'direct-conversation';
}

function thirdColumnPanels(
  mode: 'notifications' | 'postform',
  route: RouteName | undefined,
): readonly SidePanel[] {
  if (mode === 'postform') return ['composer'];
  if (route === 'notifications') return ['notificationKinds', 'suggestions'];
  if (isDirect(route)) return ['conversations'];
  return route === 'interactions' ? ['suggestions'] : ['notifications'];
}

/**
 * Returns the panels below the navigation and those in the third column. A list that is already on
 * screen is not repeated in a panel: screens of notifications have no panel of notifications. On
 * screens of direct messages, a panel of conversations replaces the panel of notifications. In a
 * low window all panels are in the third column, because the navigation needs the height.
 */
export function columnPanels({
  route,
  mode,
  isHigh,
  isInColumn = false,
}: {
  route: RouteName | undefined;
  /** Content of the third column; `none` also if the window is too narrow for it. */
  mode: 'none' | 'notifications' | 'postform';
  isHigh: boolean;
  /** Whether a column of the viewer lists the notifications. */
  isInColumn?: boolean;
}): { readonly sidebar: readonly SidePanel[]; readonly third: readonly SidePanel[] } {
  const listsNotifications =
    route === 'notifications' || route === 'interactions' || (isInColumn && mode === 'none');
  const hasConversations = mode === 'notifications' && isDirect(route);
  const all: readonly SidePanel[] = [
    'server',
    'suggestions',
    ...(listsNotifications || hasConversations ? [] : (['notifications'] as const)),
  ];
  if (mode === 'none') return { sidebar: all, third: [] };
  const third = thirdColumnPanels(mode, route);
  const others = all.filter((panel) => !third.includes(panel));
  return isHigh ? { sidebar: others, third } : { sidebar: [], third: [...third, ...others] };
}
