import { ReactionBar } from '#components/reactions/reaction-bar.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { StatusViewerRow } from '#store/rows/status-viewer-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { preloadToggleReaction, useToggleReaction } from '../use-toggle-reaction.ts';
import type { StatusActionState } from '../use-status-actions.ts';

/** The reactions of a status, in timelines only if configured. Visitors can only view them. */
export function StatusReactions({
  status: { id, reactions = [] },
  viewer,
  isFocused,
  actions,
}: {
  status: StatusRow;
  viewer: StatusViewerRow | undefined;
  isFocused: boolean;
  actions: StatusActionState;
}) {
  const { viewerId } = useSession();
  const react = useToggleReaction(id, actions);
  const showsAlways = usePreference('emojiReactionsOnTimeline');
  if (!showsAlways && !isFocused) return null;
  return (
    <ReactionBar
      statusId={id}
      reactions={reactions}
      mine={viewer?.myReactions ?? []}
      onNear={preloadToggleReaction}
      onPress={viewerId === null ? undefined : react}
    />
  );
}
