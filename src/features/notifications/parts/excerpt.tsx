import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import { pathTo } from '#domain/links/paths.ts';
import { statusExcerpt } from '#domain/notification/status-excerpt.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './notification-item.module.css';

/** The first words of the status that a notification speaks of, leading to its conversation. */
export function Excerpt({ status }: { status: StatusRow }) {
  const words = useMemo(() => statusExcerpt(status), [status]);
  const attachments = status.attachments?.length ?? 0;
  return (
    <p>
      <AppLink
        href={pathTo('conversation', { id: status.id })}
        className={styles.excerpt}
        dir="auto"
        lang={words ? (status.language ?? undefined) : undefined}
      >
        {words && <EmojiText text={words} emojis={status.emojis} />}
        {!words && attachments > 0 && (
          <Plural value={attachments} one="# attachment" other="# attachments" />
        )}
        {!words && attachments === 0 && <Trans>Show the post</Trans>}
      </AppLink>
    </p>
  );
}
