import { Plural, Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, type Ref, use, useId, useMemo } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { StatusCard } from '#components/status/status-card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ThreadControlsContext } from '../thread-controls.ts';
import type { LaneLine } from '#store/thread/thread-lanes.ts';
import type { ThreadLine } from '#store/thread/thread-lines.ts';
import styles from '../thread.module.css';
import { LaneView } from './lane-view.tsx';

/** A status of a conversation, with its depth and replies. */
function StatusLine({
  id,
  isFocus,
  isNew,
  isBelowParent,
}: {
  id: string;
  isFocus: boolean;
  isNew: boolean;
  isBelowParent: boolean;
}) {
  const isLinear = usePreference('conversationDisplay') === 'linear';
  const controls = use(ThreadControlsContext);
  const depth = isLinear ? undefined : controls?.tree.depthOf.get(id);
  const level = depth === undefined ? undefined : depth + 1;
  const notesId = useId();
  const unseen = controls?.unseen;
  const isAddition = isNew && unseen?.deleted.has(id) !== true;
  const replies = isLinear ? controls?.tree.repliesTo.get(id) : undefined;
  const replyIds = useMemo(
    () =>
      replies?.filter((each) => !unseen?.filtered.has(each) && unseen?.deleted.has(each) !== true),
    [replies, unseen],
  );
  const hasNotes = (isAddition || level !== undefined) && unseen?.filtered.has(id) !== true;
  return (
    <>
      {hasNotes && (
        <p id={notesId} className={isAddition ? styles.new : undefined}>
          {isAddition && (
            <Trans context="reply" comment="Adjective: a reply that arrived while reading">
              New
            </Trans>
          )}{' '}
          {level !== undefined && (
            <VisuallyHidden>
              <Trans comment="Read out: 1 for a reply to the first post, 2 for a reply to that …">
                Reply level {level}
              </Trans>
            </VisuallyHidden>
          )}
        </p>
      )}
      {/* The card is rendered even for a filtered status: the card applies the filters itself, and may
          still have a failure to show. */}
      <StatusCard
        id={id}
        describedBy={hasNotes ? notesId : undefined}
        variant={isFocus ? 'focused' : 'plain'}
        isInConversation
        isBelowParent={isBelowParent}
        replyIds={replyIds}
      />
    </>
  );
}

function FoldedLine({
  id,
  count,
  isTooDeep,
}: {
  id: string;
  count: number;
  /** Whether the replies are not indented, because there is no space. */
  isTooDeep: boolean;
}) {
  const controls = use(ThreadControlsContext);
  if (!controls) return null;
  const { isAdvanced, focusBranch, showBranch } = controls;
  const expandsHere = isAdvanced && !isTooDeep;
  return (
    <Button
      variant="text"
      size="small"
      onClick={() => (expandsHere ? showBranch(id, true) : focusBranch(id))}
    >
      <Icon of={Plus} />
      <Plural value={count} one="# more reply" other="# more replies" />
    </Button>
  );
}

function OthersLine({ id, count }: { id: string; count: number }) {
  const controls = use(ThreadControlsContext);
  return (
    <Button variant="text" size="small" onClick={() => controls?.focusBranch(id)}>
      <Plural value={count} one="See # other reply" other="See # other replies" />
    </Button>
  );
}

export function ThreadLineView({
  ref,
  line,
  place,
  focus,
  isNew,
  instead,
}: {
  ref?: Ref<HTMLDivElement> | undefined;
  line: ThreadLine;
  place: LaneLine | undefined;
  focus: string;
  isNew: boolean;
  /** Shown in place of the status if it could not be loaded. */
  instead?: ReactNode;
}) {
  const fadesAncestors = usePreference('conversationTreeFadeAncestors');
  const othersInside = usePreference('conversationOtherRepliesButton') === 'inside';
  const isTree = usePreference('conversationDisplay') === 'tree';
  const { level = 0, lanes = [], isTooDeep = false } = place ?? {};
  /* Lanes are the vertical lines that connect statuses with their replies. A line of text is
     indented by one more step, so that the lane beside it does not cross the text. */
  const shownLevel = line.kind === 'others' && lanes.length > 0 ? level + 1 : level;
  const indent: Readonly<Record<`--${string}`, number>> = { '--level': shownLevel };
  const isAncestor = line.kind === 'status' && line.isAncestor;
  const isMain = line.kind === 'status' && line.id === focus && level === 0;
  return (
    <div
      ref={ref}
      className={classNames(
        styles.line,
        isTree && !isMain && styles.node,
        isNew && styles.isNew,
        lanes.some(({ part }) => part === 'start') && styles.leads,
        isAncestor && fadesAncestors && styles.faded,
        line.kind === 'others' && othersInside && styles.inside,
        line.kind !== 'status' && styles.note,
      )}
      // React sets this through the DOM, which the page's CSP allows, unlike a `style` attribute in
      // HTML.
      style={indent}
    >
      {lanes.map((lane) => (
        <LaneView key={`${lane.part} ${lane.column}`} lane={lane} />
      ))}
      {line.kind === 'status' && !instead && (
        <StatusLine
          id={line.id}
          isFocus={line.id === focus}
          isNew={isNew}
          isBelowParent={line.isBelowParent}
        />
      )}
      {/* An `<article>`, because an ARIA feed may contain only articles, and because the
          keyboard shortcuts move between them. */}
      {instead && (
        <article tabIndex={-1} className={styles.instead}>
          {instead}
        </article>
      )}
      {line.kind === 'missing' && (
        <p>
          <Trans>The original post isn’t available (deleted or private).</Trans>
        </p>
      )}
      {line.kind === 'folded' && (
        <article tabIndex={-1}>
          <FoldedLine id={line.id} count={line.count} isTooDeep={isTooDeep} />
        </article>
      )}
      {line.kind === 'others' && (
        <article tabIndex={-1}>
          <OthersLine id={line.id} count={line.count} />
        </article>
      )}
    </div>
  );
}
