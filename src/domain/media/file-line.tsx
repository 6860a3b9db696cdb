import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent } from 'react';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { displayHost } from '#lib/url/display-host.ts';
import { Icon } from '#ui/icon.tsx';
import { AltBadge } from './alt-badge.tsx';
import { isPlainPress } from './is-plain-press.ts';
import { kindLooks } from './kind-looks.ts';
import { isViewable, mediaKind } from './media-kind.ts';
import { fileName, mediaUrls } from './media-urls.ts';
import styles from './file-line.module.css';

/**
 * An attachment as a line of text: a web page to go to, a file to download, or, where attachments
 * are hidden, anything at all, which the viewer then shows.
 */
export function FileLine({
  attachment,
  isCovered,
  onOpen,
}: {
  attachment: AttachmentRow;
  /** Sensitive: its description waits as well. */
  isCovered: boolean;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { i18n } = useLingui();
  const urls = mediaUrls(attachment);
  const kind = mediaKind(attachment);
  const { icon, word } = kindLooks[kind];
  const description = isCovered ? null : attachment.description;
  if (!urls) {
    return (
      <p className={styles.line}>
        <Icon of={icon} className={styles.icon} />
        <span className={styles.words}>
          <span dir="auto">{description || i18n._(word)}</span>
          <span className={styles.facts}>
            <Trans>This attachment is not available.</Trans>
          </span>
        </span>
      </p>
    );
  }
  const { host } = new URL(urls.full);
  const name = (kind !== 'unknown' && description) || fileName(urls.full) || host;
  const isPage = kind === 'html';
  const handlePress = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isViewable(attachment) || !isPlainPress(event)) return;
    if (onOpen(event.currentTarget)) event.preventDefault();
  };
  return (
    <div className={styles.place}>
      <a
        href={urls.full}
        target="_blank"
        rel="noopener noreferrer ugc"
        download={kind === 'unknown' ? '' : undefined}
        className={styles.line}
        onClick={handlePress}
      >
        <Icon of={icon} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.facts}>
            {i18n._(word)}
            {isPage && ` · ${displayHost(host).text}`}
            {kind === 'unknown' && attachment.mimeType && ` · ${attachment.mimeType}`}
            {isCovered && (
              <>
                {' · '}
                <Trans>Sensitive</Trans>
              </>
            )}
          </span>
        </span>
        {kind === 'unknown' && <Icon of={Download} />}
        {isPage && <Icon of={ExternalLink} />}
      </a>
      {/* The viewer shows that of anything else in full. */}
      {description && !isViewable(attachment) && <AltBadge description={description} />}
    </div>
  );
}
