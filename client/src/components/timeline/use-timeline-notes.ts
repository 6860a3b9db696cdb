import { useLingui } from '@lingui/react/macro';
import type { NavigationTimeline } from '#session/feeds/navigation-timelines.ts';

/** Returns a line for each timeline of the navigation that says whose posts it shows. */
export function useTimelineNotes(): Readonly<Record<NavigationTimeline, string>> {
  const { t } = useLingui();
  return {
    friends: t`People and hashtags you follow`,
    public: t`Everyone on this server`,
    bubble: t`Servers chosen by this server’s admins`,
    publicAndExternal: t`Public posts this server knows of`,
  };
}
