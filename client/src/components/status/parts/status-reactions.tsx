import { useLingui } from '@lingui/react/macro';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ReactionBar } from '#components/reactions/reaction-bar.tsx';
import type { StatusRow, StatusViewerRow } from '#store/rows/status-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { preloadToggleReaction, useToggleReaction } from '../use-toggle-reaction.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { ReactionPicker } from './lazy-status-parts.ts';
import styles from './status-actions.module.css';

/**
 * The reactions of a status. In timelines only if configured; visitors see them without buttons.
 */
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
      mine={viewer?.viewerReactions ?? []}
      onNear={preloadToggleReaction}
      onPress={viewerId === null ? undefined : react}
    />
  );
}

function preload(): void {
  preloadToggleReaction();
  void ReactionPicker.preload();
}

/**
 * Button that opens the picker for a reaction; picking an emoji again removes that reaction. Shown to
 * members of servers that support reactions.
 */
export function ReactButton({
  facts: { status, viewer, isMember },
  actions,
}: {
  facts: StatusContext;
  actions: StatusActionState;
}) {
  const { t } = useLingui();
  const { instance } = useSession();
  const server = useStore(instance, ({ info }) => info.serverInfo);
  const react = useToggleReaction(status.id, actions);
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!isMember || !canOnFirstLoad('emojiReactions', server)) return null;
  return (
    <>
      <button
        type="button"
        title={t`React`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        data-action="react"
        className={styles.action}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <Icon of={SmilePlus} />
      </button>
      {anchor && (
        <LazyBoundary>
          <ReactionPicker
            anchor={anchor}
            hasCustom={canOnFirstLoad('customEmojiReactions', server)}
            mine={viewer?.viewerReactions ?? []}
            onPick={(choice) => {
              if (choice.kind === 'sticker') return;
              const name = choice.kind === 'custom' ? choice.shortcode : choice.character;
              const url = choice.kind === 'custom' ? choice.url : null;
              react({ name, url }, !(viewer?.viewerReactions ?? []).includes(name));
            }}
            onClose={() => setAnchor(undefined)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
