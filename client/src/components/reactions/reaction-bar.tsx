import { Plural, useLingui } from '@lingui/react/macro';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { EmojiImage } from '#components/emoji/emoji-text.tsx';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import type { ReactionRow } from '#store/rows/status-row.ts';
import { formatCompactNumber } from '#i18n/format/number.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { focusRevealed } from '#ui/focus/focusable.ts';
import { HoverCard } from '#components/popover/hover-card.tsx';
import styles from './reaction-bar.module.css';
import { lazyPart } from '#components/chunk/lazy-part.tsx';

const WhoReacted = lazyPart('WhoReacted', () => import('./who-reacted.tsx'));

/** Number of reactions shown at first (R-CONST-094). */
export const initialReactionCount = 12;

function Emoji({ name, url }: ReactionRow) {
  const picture = url === null ? undefined : safeMediaUrl(url);
  if (picture === undefined) return <span className={styles.character}>{name}</span>;
  return <EmojiImage emoji={{ shortcode: name, url: picture, staticUrl: picture }} />;
}

/** One reaction: a click adds or removes it, hovering shows who reacted. */
function Reaction({
  statusId,
  reaction,
  isMine,
  onPress,
}: {
  statusId: string;
  reaction: ReactionRow;
  isMine: boolean;
  /** Adds or removes the reaction. Undefined for a visitor, who cannot react. */
  onPress: ((reaction: ReactionRow, isOn: boolean) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const { name, count } = reaction;
  const shownCount = formatCompactNumber(count, i18n.locale);
  /* The label has no plural, since creating the plural formatter takes as long as rendering two
     cards. */
  const label = t`Reactions with ${{ emoji: name }}: ${{ count: shownCount }}`;
  return (
    <HoverCard
      label={t`People who reacted with ${name}`}
      content={
        <LazyBoundary>
          <WhoReacted statusId={statusId} name={name} />
        </LazyBoundary>
      }
    >
      <button
        type="button"
        aria-label={label}
        aria-pressed={onPress && isMine}
        aria-disabled={onPress === undefined || undefined}
        className={styles.pill}
        onClick={onPress && (() => onPress(reaction, !isMine))}
      >
        <Emoji {...reaction} />
        <span>{shownCount}</span>
      </button>
    </HoverCard>
  );
}

/** The reactions to a status, at first only twelve. */
export function ReactionBar({
  statusId,
  reactions,
  mine,
  onNear,
  onPress,
}: {
  statusId: string;
  reactions: readonly ReactionRow[];
  /** Names of the viewer's reactions. */
  mine: readonly string[];
  /**
   * Called when the pointer or the focus enters a reaction, to preload the code that adds and
   * removes reactions.
   */
  onNear: () => void;
  onPress: ((reaction: ReactionRow, isOn: boolean) => void) | undefined;
}) {
  const [isWhole, setIsWhole] = useSavedToggle(`reactions ${statusId}`, false);
  const shown = isWhole ? reactions : reactions.slice(0, initialReactionCount);
  const hidden = reactions.length - shown.length;
  return (
    <div className={styles.bar} onPointerEnter={onNear} onFocus={onNear}>
      {shown.map((reaction) => (
        <Reaction
          key={reaction.name}
          statusId={statusId}
          reaction={reaction}
          isMine={mine.includes(reaction.name)}
          onPress={onPress}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.pill}
          onClick={({ currentTarget }) => focusRevealed(currentTarget, () => setIsWhole(true))}
        >
          <Plural value={hidden} one="# more reaction" other="# more reactions" />
        </button>
      )}
    </div>
  );
}
