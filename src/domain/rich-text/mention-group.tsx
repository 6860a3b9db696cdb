import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { shownMentions } from './mention-runs.ts';
import styles from './rich-text.module.css';

/** A row of many mentions: the first five, and the rest on demand (spec 2 §2, §9). */
export function MentionGroup({ mentions }: { mentions: readonly ReactNode[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = mentions.length - shownMentions;
  const shown = isOpen ? mentions : mentions.slice(0, shownMentions);
  return (
    <span className={styles.mentions}>
      {shown}
      {!isOpen && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          <Plural value={rest} one="+# more" other="+# more" />
        </button>
      )}
    </span>
  );
}
