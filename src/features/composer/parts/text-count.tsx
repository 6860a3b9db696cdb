import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { DraftFields } from '#domain/draft/draft.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../composer.module.css';
import type { OpenDraft } from '../open-draft.ts';

/** How many characters are left, with every letter. */
export function TextCount({
  open,
  begun,
  limit,
  isOver,
  id,
}: {
  open: OpenDraft;
  /** What stands there until somebody writes. */
  begun: Pick<DraftFields, 'text' | 'subject'>;
  limit: number;
  /** Some text of the post is too long. */
  isOver: boolean;
  id: string;
}) {
  const { i18n } = useLingui();
  const left = useStore(open.store, ({ written }) => {
    const { text = begun.text, subject = begun.subject } = written;
    return limit - text.length - subject.length;
  });
  return (
    <span id={id} className={classNames(styles.count, (isOver || left < 0) && styles.over)}>
      {formatNumber(left, i18n.locale)}
    </span>
  );
}
