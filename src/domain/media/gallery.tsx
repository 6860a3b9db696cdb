import { Plural, Trans, useLingui } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import { flushSync } from 'react-dom';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Button } from '#ui/button.tsx';
import { cutGallery, galleryRows, rowHeight, type GalleryRow } from './gallery-layout.ts';
import { GalleryTile, type GalleryTiles } from './gallery-tile.tsx';
import { FileLine } from './lazy-parts.ts';
import styles from './gallery.module.css';

function Row({ row, tiles }: { row: GalleryRow; tiles: GalleryTiles }) {
  const { form, attachments } = row;
  if (form === 'line') {
    return (
      <div className={styles.line}>
        {attachments.map((attachment) => (
          <PartSlot key={attachment.id}>
            <FileLine
              attachment={attachment}
              isCovered={tiles.isCovered}
              onOpen={(opener) => tiles.onOpen(attachment, opener)}
            />
          </PartSlot>
        ))}
      </div>
    );
  }
  const height = rowHeight(row);
  return (
    <div
      className={form === 'audio' ? styles.audio : styles.row}
      style={{ aspectRatio: 1 / height }}
    >
      {attachments.map((attachment) => (
        <GalleryTile
          key={attachment.id}
          attachment={attachment}
          height={height}
          isSmall={attachments.length > 2}
          tiles={tiles}
        />
      ))}
    </div>
  );
}

/**
 * Attachments in rows, or as a list. Their space is reserved, so that nothing moves when they come;
 * what is too much waits for a press (spec 2 §2, Attachments).
 */
export function Gallery({
  attachments,
  isList,
  isOpen,
  onToggle,
  onHide,
  ...tiles
}: GalleryTiles & {
  attachments: readonly AttachmentRow[];
  isList: boolean;
  /** Whether what would be too much is shown too. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Covers what was revealed; absent where nothing was. */
  onHide: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const all = galleryRows(attachments, isList);
  const cut = cutGallery(all);
  return (
    <div className={styles.gallery}>
      {(isOpen ? all : cut.rows).map((row) => (
        <Row key={row.attachments[0]?.id} row={row} tiles={tiles} />
      ))}
      {onHide && (
        <IconButton
          icon={EyeOff}
          label={t`Hide sensitive attachments`}
          size="small"
          className={styles.hide}
          onClick={({ currentTarget }) => {
            const gallery = currentTarget.parentElement;
            flushSync(onHide);
            gallery?.querySelector<HTMLElement>('figure button')?.focus({ preventScroll: true });
          }}
        />
      )}
      {cut.hidden > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? (
            <Trans>Show fewer attachments</Trans>
          ) : (
            <Plural
              value={attachments.length}
              one="Show # attachment"
              other="Show all # attachments"
            />
          )}
        </Button>
      )}
    </div>
  );
}
