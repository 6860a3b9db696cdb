import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { formatNumber } from '#i18n/format/number.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { isPrimaryClick } from '#ui/is-primary-click.ts';
import { StillImage } from '#ui/pictures/still-image.tsx';
import { mediaKindLabels } from '../media-labels.ts';
import { mediaKind } from '#store/media/media-kind.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import styles from './tiles.module.css';

/** The last tile of a gallery that shows only a part: opens the lightbox, which shows all. */
export function MoreTile({
  attachment,
  urls: { full, preview },
  count,
  onOpen,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  /** Number of attachments after this one. */
  count: number;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { t, i18n } = useLingui();
  const kind = mediaKind(attachment);
  const name = attachment.description || i18n._(mediaKindLabels[kind].label);
  const sources = kind === 'image' ? [preview, full] : [preview];
  const [failed, setFailed] = useState<readonly string[]>([]);
  const picture = sources.find((one) => one !== undefined && !failed.includes(one));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isPrimaryClick(event) && onOpen(event.currentTarget)) event.preventDefault();
  };
  return (
    <a
      href={full}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.open}
      aria-label={t`${plural(count, { one: `${name} and # more file`, other: `${name} and # more files` })}`}
      onClick={handleClick}
    >
      {picture !== undefined && (
        <StillImage
          src={picture}
          className={styles.cut}
          onError={() => setFailed([...failed, picture])}
        />
      )}
      <span className={styles.more} dir="ltr">
        +{formatNumber(count, i18n.locale)}
      </span>
    </a>
  );
}
