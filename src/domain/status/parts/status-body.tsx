import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import { RichText } from '#domain/rich-text/rich-text.tsx';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { Button } from '#ui/button.tsx';
import styles from './status-body.module.css';
import { StatusMedia } from './status-media.tsx';

/** What was written, behind its subject when it has one. */
export function StatusBody({ status }: { status: StatusRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const subject = status.spoilerText ?? '';
  const hasSubject = subject.trim() !== '';
  const attachments = status.attachments ?? [];
  return (
    <>
      {hasSubject && (
        <div className={styles.subject}>
          <p dir="auto">
            <EmojiText text={subject} emojis={status.emojis} />
          </p>
          <Button
            variant="text"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </Button>
        </div>
      )}
      <div id={contentId} hidden={hasSubject && !isOpen}>
        <RichText
          html={status.content ?? ''}
          emojis={status.emojis}
          mentions={status.mentions}
          hidesQuote={Boolean(status.quoteId)}
          lang={status.language ?? undefined}
          className={styles.content}
        />
        {attachments.length > 0 && (
          <StatusMedia attachments={attachments} isSensitive={status.sensitive ?? false} />
        )}
      </div>
    </>
  );
}
