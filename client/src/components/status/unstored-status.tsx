import { useId } from 'react';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import { QuoteCard } from './parts/quote-card.tsx';
import { StatusHeader } from './parts/status-header.tsx';
import { StatusSubject } from './parts/status-subject.tsx';
import { StatusText } from './parts/status-text.tsx';
import styles from './unstored-status.module.css';

/** A status outside the tables, such as a preview: rendered like a card without actions. */
export function UnstoredStatus({ status }: { status: StatusRow }) {
  const { tables, viewerId } = useSession();
  const author = useRow(tables.accounts, status.accountId ?? viewerId);
  const nameId = useId();
  const contentId = useId();
  const subject = status.spoilerText?.trim() ?? '';
  return (
    <div className={styles.drawn}>
      <Avatar src={author?.avatar} size={32} />
      <div className={styles.body}>
        <StatusHeader cardId={status.id} status={status} author={author} nameId={nameId} />
        {subject !== '' && (
          <StatusSubject
            status={status}
            subject={subject}
            isOpen
            contentId={contentId}
            onToggle={undefined}
          />
        )}
        <div id={contentId}>
          <StatusText status={status} folds={false} startsOpen />
          {status.quoteId && (
            <QuoteCard id={status.quoteId} isVisible={status.quoteVisible !== false} />
          )}
        </div>
      </div>
    </div>
  );
}
