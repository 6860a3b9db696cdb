import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { customEmojiQueryOptions } from '#session/emoji/load-custom-emoji.ts';
import type { EmojiPickerProps } from '#components/emoji/picker/emoji-picker.tsx';
import { CustomEmojiImage } from '#components/emoji/picker/picker-item-image.tsx';
import { LazyEmojiPicker } from '#components/emoji/picker/lazy-emoji-picker.ts';
import { recentEmoji, recordEmojiUse } from '#session/emoji/recent-emoji.ts';
import { queryClient } from '#session/queries/query-client.ts';
import { useSession } from '#session/session-context.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import { moveFocusOut } from '#ui/focus/return-focus.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Popover } from '#ui/menus/popover.tsx';
import { type QuickReaction, quickReactions } from '#session/emoji/quick-reactions.ts';
import styles from './reaction-picker.module.css';

const none: readonly never[] = [];

/**
 * Offers a few emoji for a reaction, and a button that opens the full picker. Emoji that the viewer
 * has reacted with are shown as pressed.
 */
export function ReactionPicker({
  anchor,
  hasCustom,
  mine,
  onPick,
  onClose,
}: Required<Pick<EmojiPickerProps, 'anchor' | 'hasCustom' | 'onPick' | 'onClose'>> & {
  /** Names of the viewer's reactions. */
  mine: readonly string[];
}) {
  const { t } = useLingui();
  const session = useSession();
  const recent = session.part(recentEmoji);
  const used = useStore(recent, (state) => state.used);
  const custom = useQuery(
    { ...customEmojiQueryOptions(session), enabled: hasCustom },
    session.part(queryClient),
  );
  const [showsAll, setShowsAll] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(row.current), []);
  if (showsAll) {
    return (
      <LazyBoundary>
        <LazyEmojiPicker anchor={anchor} hasCustom={hasCustom} onPick={onPick} onClose={onClose} />
      </LazyBoundary>
    );
  }
  const pick = ({ name, custom: emoji }: QuickReaction): void => {
    recordEmojiUse(recent, name);
    onPick(
      emoji
        ? { kind: 'custom', shortcode: name, url: emoji.url }
        : { kind: 'standard', character: name, name },
      false,
    );
    moveFocusOut(document.activeElement, anchor);
    onClose();
  };
  return (
    <Popover anchor={anchor} label={t`Quick reactions`} onClose={onClose}>
      <div ref={row} className={styles.row}>
        {quickReactions(used, hasCustom ? (custom.data ?? none) : none).map((reaction) => (
          <button
            key={reaction.name}
            type="button"
            aria-label={reaction.custom ? `:${reaction.name}:` : reaction.name}
            aria-pressed={mine.includes(reaction.name)}
            className={styles.emoji}
            onClick={() => pick(reaction)}
          >
            {reaction.custom ? <CustomEmojiImage emoji={reaction.custom} /> : reaction.name}
          </button>
        ))}
        <IconButton
          icon={Plus}
          label={t`More emoji`}
          onPointerEnter={() => void LazyEmojiPicker.preload()}
          onFocus={() => void LazyEmojiPicker.preload()}
          onClick={() => setShowsAll(true)}
        />
      </div>
    </Popover>
  );
}
