import { Trans } from '@lingui/react/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import Link from 'lucide-react/icons/link';
import Paperclip from 'lucide-react/icons/paperclip';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { isLongSpoilerText, longSpoilerTextLength } from '#store/status/status-content.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import styles from './status-body.module.css';

/** The content warning of a status, with a button that toggles the content if there is any. */
export function StatusSpoilerText({
  status,
  subject,
  isOpen,
  id,
  contentId,
  onToggle,
}: {
  status: StatusRow;
  subject: string;
  isOpen: boolean;
  /** Id of the shown content warning. */
  id?: string;
  contentId: string;
  /** Toggles the content below the content warning. Undefined if there is no content. */
  onToggle: (() => void) | undefined;
}) {
  const isLong = isLongSpoilerText(subject);
  const [isWhole, setIsWhole] = useSavedToggle(`subject ${status.id}`, false);
  const isCut = isLong && !isWhole;
  /* The text is cut, since text that CSS clips still takes time to lay out; one line shows less
     than this. */
  const shown = isCut ? cutText(subject, 2 * longSpoilerTextLength) : subject;
  return (
    <div className={styles.subject}>
      <p id={id} className={classNames(isCut && styles.oneLine)}>
        <EmojiText text={shown} emojis={status.emojis} />
      </p>
      <span className={styles.buttons}>
        {isLong && (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? <Trans>Show less</Trans> : <Trans>Show full warning</Trans>}
          </Button>
        )}
        {onToggle && (
          <Button
            variant="text"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={onToggle}
          >
            {isOpen ? (
              <Trans comment="Verb, on a button: opposite of “Show”">Hide</Trans>
            ) : (
              <Trans>Show</Trans>
            )}
            {!isOpen && (status.attachments?.length ?? 0) > 0 && <Icon of={Paperclip} />}
            {!isOpen && status.pollId && <Icon of={ChartColumn} />}
            {!isOpen && status.card && <Icon of={Link} />}
          </Button>
        )}
      </span>
    </div>
  );
}
