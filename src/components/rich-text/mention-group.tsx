import { Trans } from '@lingui/react/macro';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { maxMentions } from './mention-runs.ts';
import styles from './rich-text.module.css';

/** A row of many mentions: the first five, and the rest on click. */
export function MentionGroup({ mentions }: { mentions: readonly ReactNode[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = mentions.length - maxMentions;
  const shown = isOpen ? mentions : mentions.slice(0, maxMentions);
  const handleMore = ({ currentTarget }: MouseEvent): void => {
    const row = currentTarget.parentElement;
    flushSync(() => setIsOpen(true));
    row?.querySelectorAll('a')[maxMentions]?.focus();
  };
  return (
    <span>
      {shown}
      {!isOpen && (
        <button type="button" className={styles.more} onClick={handleMore}>
          <Trans>+{hidden} more</Trans>
        </button>
      )}
    </span>
  );
}
