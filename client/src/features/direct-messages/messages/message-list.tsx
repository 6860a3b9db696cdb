import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatDateTime } from '#i18n/format/date-time.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import textStyles from '#ui/text-styles.module.css';
import { useNow } from '#ui/use-now.ts';
import { messageLines } from '#session/direct-messages/message-lines.ts';
import { Message } from './message.tsx';
import styles from './message.module.css';

/** Number of messages rendered at first, and added by each click of the button above them. */
const pageSize = 60;

/** A day in milliseconds. */
const dayLength = 86_400_000;

/** Maximum distance from the end in pixels at which new messages are scrolled into view. */
const nearEnd = 240;

/** The name of a day: today, yesterday or its date. */
function Day({ at }: { at: number }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const day = new Date(at).toDateString();
  if (day === new Date(now).toDateString()) return t`Today`;
  if (day === new Date(now - dayLength).toDateString()) return t`Yesterday`;
  return formatDateTime(at, i18n.locale, 'date');
}

/**
 * Scrolls to the end of the page when the conversation opens, when the viewer has sent a message,
 * and when one arrives while the end is in view.
 */
function useEndInView(last: StatusRow | undefined, viewerId: string | null): void {
  const wasNear = useRef(true);
  const id = last?.id;
  const isOwn = last?.accountId === viewerId;
  useLayoutEffect(() => {
    const page = document.documentElement;
    const updateWasNear = (): void => {
      wasNear.current = page.scrollHeight - page.scrollTop - page.clientHeight < nearEnd;
    };
    if (id === undefined) return undefined;
    if (wasNear.current || isOwn) window.scrollTo({ top: page.scrollHeight, behavior: 'instant' });
    window.addEventListener('scroll', updateWasNear, { passive: true });
    return () => window.removeEventListener('scroll', updateWasNear);
  }, [id, isOwn]);
}

/**
 * The messages of a conversation by day, oldest first. Of a long one, only the last are shown at
 * first.
 */
export function MessageList({
  messages,
  label,
  viewerId,
}: {
  messages: readonly StatusRow[];
  label: string;
  viewerId: string | null;
}) {
  const [count, setCount] = useState(pageSize);
  useEndInView(messages.at(-1), viewerId);
  const list = useRef<HTMLOListElement>(null);
  const lines = messageLines(messages.slice(-count));
  return (
    <div className={styles.messages}>
      <p className={classNames(textStyles.faint, styles.day)}>
        <Trans>Only the people mentioned can read this. It isn’t end-to-end encrypted.</Trans>
      </p>
      {messages.length > count && (
        <p className={classNames(textStyles.faint, styles.day)}>
          <Button
            size="small"
            onClick={() => {
              setCount(count + pageSize);
              list.current?.focus();
            }}
          >
            <Trans>Show earlier messages</Trans>
          </Button>
        </p>
      )}
      <ol ref={list} tabIndex={-1} aria-label={label}>
        {lines.map((line) =>
          line.kind === 'day' ? (
            <li key={line.key} className={classNames(textStyles.faint, styles.day)}>
              <Day at={line.at} />
            </li>
          ) : (
            <Message
              key={line.key}
              id={line.status.id}
              isFirst={line.isFirst}
              isLast={line.isLast}
            />
          ),
        )}
      </ol>
    </div>
  );
}
