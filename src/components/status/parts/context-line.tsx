import { useMemo } from 'react';
import type { StatusRow } from '#store/rows/status-row.ts';
import { lineMentions } from '../line-mentions.ts';
import styles from './context-line.module.css';
import { EditedMark } from './edited-mark.tsx';
import { MentionsLine } from './mentions-line.tsx';
import { ReplyLine } from './reply-line.tsx';

/**
 * Shows what a status replies to, whom it mentions and whether it was edited. Renders nothing if
 * none applies.
 */
export function ContextLine({
  status,
  isCompact = false,
  onOpenHistory,
}: {
  status: StatusRow;
  /** Omits the mentions. */
  isCompact?: boolean;
  onOpenHistory: () => void;
}) {
  const { inReplyToId, editedAt } = status;
  const mentions = useMemo(() => (isCompact ? [] : lineMentions(status)), [isCompact, status]);
  if (!inReplyToId && !editedAt && mentions.length === 0) return null;
  return (
    <div className={styles.line}>
      {inReplyToId && <ReplyLine status={status} parentId={inReplyToId} />}
      {mentions.length > 0 && <MentionsLine statusId={status.id} mentions={mentions} />}
      {editedAt && <EditedMark editedAt={editedAt} onOpen={onOpenHistory} />}
    </div>
  );
}
