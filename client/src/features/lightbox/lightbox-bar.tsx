import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import Download from 'lucide-react/icons/download';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { mediaUrls } from '#store/media/media-urls.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatNumber } from '#i18n/format/number.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './lightbox-bar.module.css';

/** The description of an attachment. If it overflows, it can be scrolled by keyboard. */
export function LightboxCaption({ text }: { text: string }) {
  const { t } = useLingui();
  const caption = useRef<HTMLParagraphElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = caption;
    if (!current) return undefined;
    const measure = (): void => setScrolls(current.scrollHeight > current.clientHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  const asRegion = scrolls && { role: 'region', 'aria-label': t`Description` };
  return (
    <p
      ref={caption}
      {...asRegion}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus it could not be scrolled by keyboard
      tabIndex={scrolls ? 0 : -1}
      className={styles.caption}
      dir="auto"
    >
      {text}
    </p>
  );
}

/** Toolbar with the counter and the actions for the current attachment. */
export function LightboxBar({
  attachment,
  number,
  count,
  fullScreen,
  canZoom,
  onZoom,
  onClose,
}: {
  attachment: AttachmentRow;
  /** Number of the current attachment, counted from 1. */
  number: number;
  count: number;
  /** State and toggle of full screen; undefined if the browser has none. */
  fullScreen: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  canZoom: boolean;
  /** Zooms in or out; undefined if none of the attachments can be zoomed. */
  onZoom: ((isIn: boolean) => void) | undefined;
  onClose: () => void;
}) {
  const { i18n, t } = useLingui();
  const urls = mediaUrls(attachment);
  return (
    <div className={styles.bar}>
      <p aria-live="polite" className={styles.counter}>
        {/* A fraction reads from left to right in every language. */}
        <bdi dir="ltr">
          {formatNumber(number, i18n.locale)} / {formatNumber(count, i18n.locale)}
        </bdi>
      </p>
      {onZoom && (
        <>
          {/* Disabled and not removed for attachments that cannot be zoomed, since a button may
              have the focus. */}
          <IconButton
            icon={ZoomOut}
            label={t`Zoom out`}
            aria-disabled={!canZoom}
            className={styles.button}
            onClick={() => onZoom(false)}
          />
          <IconButton
            icon={ZoomIn}
            label={t`Zoom in`}
            aria-disabled={!canZoom}
            className={styles.button}
            onClick={() => onZoom(true)}
          />
        </>
      )}
      {fullScreen && (
        <IconButton
          icon={fullScreen.isOn ? Minimize : Maximize}
          label={fullScreen.isOn ? t`Exit full screen` : t`Full screen`}
          className={styles.button}
          onClick={fullScreen.toggle}
        />
      )}
      {urls && (
        <a
          href={urls.full}
          download
          target="_blank"
          rel="noopener noreferrer"
          title={t`Download`}
          className={styles.download}
        >
          <Icon of={Download} />
        </a>
      )}
      <IconButton
        icon={X}
        label={t`Close`}
        className={styles.button}
        data-autofocus
        onClick={onClose}
      />
    </div>
  );
}
