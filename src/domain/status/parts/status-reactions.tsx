import { useLingui } from '@lingui/react/macro';
import { loadChunk } from '#domain/chunk/load-chunk.ts';
import { ReactionBar } from '#domain/reactions/reaction-bar.tsx';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { StatusViewerRow } from '#entities/rows/status-viewer-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusActionState } from '../use-status-actions.ts';

/* Fetched when somebody comes near, so that a press shows at once. */
const loadToggle = () =>
  loadChunk(
    { name: 'toggle-reaction', kind: 'part' },
    () => import('#domain/reactions/toggle-reaction.ts'),
  );

/** The reactions under a status, in timelines only where so preferred. Visitors only see them. */
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
  const { t } = useLingui();
  const session = useSession();
  const showsAlways = usePreference('emojiReactionsOnTimeline');
  if (!showsAlways && !isFocused) return null;
  return (
    <ReactionBar
      statusId={id}
      reactions={reactions}
      mine={viewer?.myReactions ?? []}
      onNear={() => void loadToggle().catch(() => undefined)}
      onPress={
        session.viewerId === null
          ? undefined
          : (reaction, isOn) =>
              actions.attempt({
                id: `reaction ${reaction.name}`,
                label: t`Reaction ${reaction.name}`,
                async work() {
                  const { toggleReaction } = await loadToggle();
                  await toggleReaction(session, id, reaction, isOn);
                },
              })
      }
    />
  );
}
