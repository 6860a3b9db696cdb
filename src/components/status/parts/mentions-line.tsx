import { Trans } from '@lingui/react/macro';
import AtSign from 'lucide-react/icons/at-sign';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { displayAddress } from '#lib/url/display-address.ts';
import { profilePath } from '#components/links/paths.ts';
import type { MentionRow } from '#store/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { CopiedHost } from '#components/rich-text/copied-host.tsx';
import { maxMentions } from '#components/rich-text/mention-runs.ts';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import styles from './context-line.module.css';

/**
 * Lists accounts that a status mentions outside its text: the first five, then all on request
 * (R-STATUS-007).
 */
export function MentionsLine({
  statusId,
  mentions,
}: {
  statusId: string;
  mentions: readonly MentionRow[];
}) {
  const [isWhole, setIsWhole] = useUiFlag(`mentions ${statusId}`, false);
  const shown = isWhole ? mentions : mentions.slice(0, maxMentions);
  const hidden = mentions.length - shown.length;
  const handleMore = ({ currentTarget }: MouseEvent): void => {
    const line = currentTarget.parentElement;
    flushSync(() => setIsWhole(true));
    line?.querySelectorAll('a')[shown.length]?.focus();
  };
  return (
    <span className={styles.mentions}>
      <Icon of={AtSign} />
      {shown.map((mention) => (
        <AppLink key={mention.id} href={profilePath(mention)} title={displayAddress(mention.acct)}>
          <bdi>
            @{mention.username}
            <CopiedHost acct={mention.acct} />
          </bdi>
        </AppLink>
      ))}
      {hidden > 0 && (
        <button type="button" onClick={handleMore}>
          <Trans>+{hidden} more</Trans>
        </button>
      )}
    </span>
  );
}
