import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { focusFirst } from '#ui/focus/focusable.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import type { CardRow } from '#store/rows/status-row.ts';
import { displayHost } from '#lib/url/display-host.ts';
import { LinkCard } from './link-card.tsx';
import { AltBadge } from './alt-badge.tsx';
import { coverLabel } from './cover-label.ts';
import { mediaKindAndFormat, mediaKindLabels } from './media-labels.ts';
import { readableFileName } from '#lib/url/file-name.ts';
import { isPrimaryClick } from '#ui/is-primary-click.ts';
import { isViewable, mediaKind } from '#store/media/media-kind.ts';
import { mediaUrls, type MediaUrls } from '#store/media/media-urls.ts';
import styles from './file-line.module.css';

/** How the attachments of a gallery are shown, as tiles or as lines. */
export interface GalleryTileOptions {
  /** Whether the attachments are sensitive and not revealed. */
  readonly isCovered: boolean;
  /** Whether attachments are hidden: each is then a line of text without a picture. */
  readonly isList: boolean;
  /** Whether whole pictures fit into their tile instead of being cropped. */
  readonly isContained: boolean;
  readonly onReveal: () => void;
  /** Whether clicking a cover opens the lightbox at once (R-ATT-009). */
  readonly opensCovered: boolean;
  /** Titles of the filters that cover the attachments; absent if they are only sensitive. */
  readonly coverTitles?: readonly string[] | undefined;
  /** Opens the lightbox. Returns false if it cannot show the attachment. */
  readonly onOpen: (attachment: AttachmentRow, opener: HTMLElement) => boolean;
}

/**
 * Converts the attachment of a web page to a link card. Without a name, its title is the host. `label`
 * is the label of the kind of attachment.
 */
function pageCard(
  { name, label, isPlain }: { name: string; label: string; isPlain: boolean },
  { full, preview }: MediaUrls,
): CardRow {
  const { text, ascii, isDeceptive } = displayHost(new URL(full).host);
  const host = isDeceptive ? ascii : text;
  const isNamed = name.trim() !== '';
  return {
    url: full,
    title: isNamed ? name : host,
    description: '',
    image: isPlain ? null : (preview ?? null),
    providerName: isNamed ? host : label,
    type: 'link',
  };
}

/** A covered attachment: shows only file name and kind. */
function CoveredLine({
  attachment,
  name,
  coverTitles,
  opensLightbox,
  onPress,
}: {
  attachment: AttachmentRow;
  name: string;
  coverTitles: readonly string[] | undefined;
  /** Whether the click opens the lightbox instead of revealing the attachment. */
  opensLightbox: boolean;
  onPress: (line: HTMLElement) => void;
}) {
  const { i18n } = useLingui();
  const { icon, label } = mediaKindLabels[mediaKind(attachment)];
  return (
    <button
      type="button"
      data-cover
      className={styles.line}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon of={icon} className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.facts}>
          {i18n._(label)}
          {' · '}
          {coverLabel(coverTitles, opensLightbox, i18n)}
        </span>
      </span>
    </button>
  );
}

/**
 * An attachment as a line of text: a link to a web page, or a file to download. Where attachments are
 * hidden, attachments of all kinds are lines that open the lightbox.
 */
export function FileLine({
  attachment,
  tiles: { isCovered, isList, opensCovered, coverTitles, onReveal, onOpen },
}: {
  attachment: AttachmentRow;
  tiles: GalleryTileOptions;
}) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const urls = mediaUrls(attachment);
  const kind = mediaKind(attachment);
  const { icon, label } = mediaKindLabels[kind];
  const description = isCovered ? null : attachment.description;
  if (!urls) {
    return (
      <p className={styles.line}>
        <Icon of={icon} className={styles.icon} />
        <span className={styles.text}>
          <span dir="auto">{description || i18n._(label)}</span>
          <span className={styles.facts}>
            <Trans>This attachment isn’t available.</Trans>
          </span>
        </span>
      </p>
    );
  }
  const name = (kind !== 'unknown' && description) || readableFileName(urls.full);
  const title = name ?? mediaKindAndFormat(i18n, attachment, urls.full);
  const opensLightbox = opensCovered && isViewable(attachment);
  const handleUncover = (line: HTMLElement): void => {
    if (opensLightbox && onOpen(attachment, line)) return;
    flushSync(onReveal);
    focusFirst(place.current);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isViewable(attachment) || !isPrimaryClick(event)) return;
    if (onOpen(attachment, event.currentTarget)) event.preventDefault();
  };
  return (
    <div ref={place} className={styles.place}>
      {isCovered && (
        <CoveredLine
          attachment={attachment}
          name={title}
          coverTitles={coverTitles}
          opensLightbox={opensLightbox}
          onPress={handleUncover}
        />
      )}
      {!isCovered && kind === 'html' && (
        <LinkCard
          card={pageCard({ name: name ?? '', label: i18n._(label), isPlain: isList }, urls)}
          hidesImage={false}
        />
      )}
      {!isCovered && kind !== 'html' && (
        <a
          href={urls.full}
          target="_blank"
          rel="noopener noreferrer ugc"
          download={kind === 'unknown' ? '' : undefined}
          className={styles.line}
          onClick={handleClick}
        >
          <Icon of={icon} className={styles.icon} />
          <span className={styles.text}>
            <span className={styles.name} dir="auto">
              {title}
            </span>
            <span className={styles.facts}>
              {name === undefined ? new URL(urls.full).host : i18n._(label)}
              {kind === 'unknown' && attachment.mimeType && ` · ${attachment.mimeType}`}
            </span>
          </span>
          {kind === 'unknown' && <Icon of={Download} />}
        </a>
      )}
      {/* For other kinds the lightbox shows the description; a web page has it as its title. */}
      {description && kind === 'unknown' && <AltBadge description={description} />}
    </div>
  );
}
