import type { RouteName } from '#lib/url/paths.ts';

/** A panel beside the main column: `server` is the instance's own panel or its features. */
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
 * Returns the panels below the navigation and in the third column. Screens that list notifications
 * do not repeat them in a column, direct messages have their conversations in their place, and no
 * list is in both columns. In a low window the third column
 * has all panels, since the navigation needs the space beside it.
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
  /** The viewer's columns list the notifications. */
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
