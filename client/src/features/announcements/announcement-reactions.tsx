import { useLingui } from '@lingui/react/macro';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { EmojiImage } from '#components/emoji/emoji-text.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import styles from '#components/reactions/reaction-bar.module.css';
import { formatCompactNumber } from '#i18n/format/number.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import type { AnnouncementEmoji } from '#session/announcements/announcement-reactions.ts';
import { toggleAnnouncementReaction } from '#session/announcements/toggle-announcement-reaction.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import type { AnnouncementReactionRow } from '#store/rows/announcement-row.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

const ReactionPicker = lazyPart(
  'ReactionPicker',
  () => import('#components/reactions/reaction-picker.tsx'),
);

function Emoji({ name, url }: AnnouncementEmoji) {
  const picture = url === null ? undefined : safeMediaUrl(url);
  if (picture === undefined) return <span className={styles.character}>{name}</span>;
  return <EmojiImage emoji={{ shortcode: name, url: picture, staticUrl: picture }} />;
}

/** One reaction with its count. A member adds or removes it by a click. */
function ReactionPill({
  reaction,
  onToggle,
}: {
  reaction: AnnouncementReactionRow;
  /** Undefined for visitors, who cannot react. */
  onToggle: ((emoji: AnnouncementEmoji) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const count = formatCompactNumber(reaction.count, i18n.locale);
  return (
    <button
      type="button"
      aria-label={t`Reactions with ${{ emoji: reaction.name }}: ${{ count }}`}
      aria-pressed={onToggle && reaction.isMine}
      aria-disabled={onToggle === undefined || undefined}
      className={styles.pill}
      onClick={onToggle && (() => onToggle(reaction))}
    >
      <Emoji {...reaction} />
      <span>{count}</span>
    </button>
  );
}

/**
 * The reactions to an announcement, for servers that have them. Members add and remove theirs;
 * visitors only see them.
 */
export function AnnouncementReactions({
  id,
  reactions = [],
}: {
  id: string;
  reactions: readonly AnnouncementReactionRow[] | undefined;
}) {
  const { t } = useLingui();
  const session = useSession();
  const isOffered = useCan('announcementReactions');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [failure, setFailure] = useState<unknown>();
  const isMember = session.viewerId !== null;
  if (!isOffered || (!isMember && reactions.length === 0)) return null;
  const mine = reactions.filter(({ isMine }) => isMine).map(({ name }) => name);
  const toggle = async (emoji: AnnouncementEmoji): Promise<void> => {
    setFailure(undefined);
    try {
      await toggleAnnouncementReaction(session, id, emoji, !mine.includes(emoji.name));
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <div className={styles.bar}>
        {reactions.map((reaction) => (
          <ReactionPill
            key={reaction.name}
            reaction={reaction}
            onToggle={isMember ? (emoji) => void toggle(emoji) : undefined}
          />
        ))}
        {isMember && (
          <IconButton
            icon={SmilePlus}
            label={t`React`}
            size="small"
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
          />
        )}
      </div>
      {anchor && (
        <LazyBoundary>
          <ReactionPicker
            anchor={anchor}
            hasCustom
            mine={mine}
            onPick={(choice) => {
              if (choice.kind === 'sticker') return;
              void toggle(
                choice.kind === 'custom'
                  ? { name: choice.shortcode, url: choice.url }
                  : { name: choice.character, url: null },
              );
            }}
            onClose={() => setAnchor(undefined)}
          />
        </LazyBoundary>
      )}
      <CallFailure error={failure} />
    </>
  );
}
