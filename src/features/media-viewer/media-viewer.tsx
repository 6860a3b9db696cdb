import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { mediaKind } from '#domain/media/media-kind.ts';
import type { Viewing } from '#domain/media/viewer-store.ts';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { shortcutKey } from '#lib/key-events.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import { attachGestures, type Gestures } from './gestures.ts';
import { focusPlace, giveFocusBack } from './give-focus-back.ts';
import styles from './media-viewer.module.css';
import { ViewerCaption } from './parts/viewer-caption.tsx';
import { ViewerBar } from './parts/viewer-bar.tsx';
import { ViewerSlide } from './parts/viewer-slide.tsx';
import { wrapIndex } from './steps.ts';
import type { Point } from './zoom.ts';
import { useFullScreen } from './use-full-screen.ts';

const zoomStep = 1.5;

/** CSS pixels that a key goes on over a zoomed picture, in its direction, whichever way one writes. */
const moveStep = 80;

/** How a picture moves when one looks further to that side. */
const keyMoves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: moveStep, y: 0 },
  ArrowRight: { x: -moveStep, y: 0 },
  ArrowUp: { x: 0, y: moveStep },
  ArrowDown: { x: 0, y: -moveStep },
};

function isZoomable(attachment: AttachmentRow): boolean {
  return mediaKind(attachment) === 'image';
}

/** Whether keys are for what has the focus: a player, with keys of its own. */
function hasOwnKeys(target: EventTarget): boolean {
  if (target instanceof HTMLMediaElement) return true;
  return target instanceof Element && target.closest('[data-own-presses]') !== null;
}

/** Attachments over the page, one at a time (R-SHELL-054). */
export function MediaViewer({
  viewing: { attachments, index, opener },
  onClose,
}: {
  viewing: Viewing;
  onClose: () => void;
}) {
  const { t } = useLingui();
  /** Goes on past the last item and before the first. */
  const [place, setPlace] = useState(index);
  const dialog = useModalDialog(true, onClose);
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(undefined);
  const fullScreen = useFullScreen(screen);
  const count = attachments.length;
  const current = attachments[wrapIndex(place, count)];
  const hasMore = count > 1;

  /* On closing the platform gives the focus back, but a press may have opened the viewer without any focus. */
  useLayoutEffect(() => {
    const after = focusPlace(opener);
    return () => giveFocusBack(after);
  }, [opener]);

  /* The focused element may have gone with the item before, or be in one that is now out of view. */
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isKept = dialog.current?.contains(focused) === true && !focused?.closest('[inert]');
    if (!isKept) stage.current?.focus({ preventScroll: true });
  });

  const step = (by: -1 | 1): void => {
    if (!hasMore) return;
    gestures.current?.reset();
    setPlace((from) => from + by);
  };
  const handleStep = useEffectEvent(step);
  const handleClose = useEffectEvent(onClose);

  useEffect(() => {
    if (!stage.current) return undefined;
    const attached = attachGestures(stage.current, {
      onStep: handleStep,
      onClose: handleClose,
      canStep: () => hasMore,
    });
    gestures.current = attached;
    return attached.detach;
  }, [hasMore]);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (hasOwnKeys(event.target)) {
      // What plays may keep even this key to itself, and the platform would not hear it then.
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      }
      return;
    }
    const key = shortcutKey(event.nativeEvent);
    const way = keyMoves[key];
    const hasMoved = way !== undefined && gestures.current?.moveBy(way) === true;
    if (hasMoved) event.preventDefault();
    if (hasMoved) return;
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
    else if (key === '+' || key === '=') gestures.current?.zoomBy(zoomStep);
    else if (key === '-') gestures.current?.zoomBy(1 / zoomStep);
    else if (key === '0') gestures.current?.reset();
    else return;
    event.preventDefault();
  };

  if (!current) return null;
  const places = hasMore ? [place - 1, place, place + 1] : [place];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys act wherever the focus is inside
    <dialog
      ref={dialog}
      aria-label={t`Media viewer`}
      className={styles.viewer}
      data-ground="dark"
      onKeyDown={handleKey}
    >
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        <ViewerBar
          attachment={current}
          number={wrapIndex(place, count) + 1}
          count={count}
          fullScreen={fullScreen}
          canZoom={isZoomable(current)}
          onZoom={
            attachments.some(isZoomable)
              ? (isIn) => gestures.current?.zoomBy(isIn ? zoomStep : 1 / zoomStep)
              : undefined
          }
          onClose={onClose}
        />
        <div ref={stage} tabIndex={-1} className={styles.stage} data-stage>
          <div data-track className={styles.track}>
            {places.map((at) => {
              const attachment = attachments[wrapIndex(at, count)];
              return (
                attachment && <ViewerSlide key={at} attachment={attachment} offset={at - place} />
              );
            })}
          </div>
        </div>
        {hasMore && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={t`Previous`}
              className={styles.previous}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label={t`Next`}
              className={styles.next}
              onClick={() => step(1)}
            />
          </>
        )}
        {current.description && <ViewerCaption key={place} text={current.description} />}
      </div>
    </dialog>
  );
}
