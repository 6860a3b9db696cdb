import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mediaKind } from '#store/media/media-kind.ts';
import type { WindowArguments } from '#session/windows/window-arguments.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { shortcutKey } from '#lib/keys/key-events.ts';
import { hasUsableFocus } from '#ui/focus/focusable.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useModalDialog } from '#ui/dialogs/use-modal-dialog.ts';
import { attachGestures, type Gestures, handlesOwnInput } from './gestures.ts';
import { focusCandidates, restoreFocus } from './restore-focus.ts';
import styles from './lightbox.module.css';
import { LightboxBar, LightboxCaption } from './lightbox-bar.tsx';
import { LightboxSlide } from './lightbox-slide.tsx';
import { wrapIndex } from '#lib/touch/swipe-step.ts';
import type { Point } from '#lib/touch/zoom.ts';

/** Returns whether an element is in full screen and a toggle; undefined if unsupported. */
function useFullScreen(
  ref: RefObject<HTMLElement | null>,
): { readonly isOn: boolean; readonly toggle: () => void } | undefined {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const listen = (): void => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', listen);
    return () => {
      document.removeEventListener('fullscreenchange', listen);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  if (!document.fullscreenEnabled) return undefined;
  const toggle = (): void => {
    const change = isOn ? document.exitFullscreen() : ref.current?.requestFullscreen();
    /* Failures are ignored, because the browser shows the reason itself when it refuses. */
    void change?.catch(() => undefined);
  };
  return { isOn, toggle };
}

const zoomStep = 1.5;

/** CSS pixels by which an arrow key pans, in the same directions in every language. */
const panStep = 80;

/**
 * How each arrow key moves the image: in the opposite direction, so that more becomes visible
 * there.
 */
const panMovements: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

function isZoomable(attachment: AttachmentRow): boolean {
  return mediaKind(attachment) === 'image';
}

/** Returns true if the focused element, such as a player, handles keys itself. */
function hasOwnKeys(target: EventTarget): boolean {
  return target instanceof HTMLMediaElement || handlesOwnInput(target);
}

/** Shows attachments over the page, one at a time (R-SHELL-054). */
export function Lightbox({
  viewing: { attachments, index, opener },
  onClose,
}: {
  viewing: WindowArguments['lightbox'];
  onClose: () => void;
}) {
  const { t } = useLingui();
  /* Index of the slide. It continues beyond the last and before the first attachment. */
  const [place, setPlace] = useState(index);
  const dialog = useModalDialog(true, onClose);
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(undefined);
  const fullScreen = useFullScreen(screen);
  const count = attachments.length;
  const current = attachments[wrapIndex(place, count)];
  const hasMore = count > 1;

  /* The browser's own restoration is not sufficient: it returns the focus only to an element
     that had it, and in Safari a click does not focus the button that opens the lightbox. */
  useLayoutEffect(() => {
    const candidates = focusCandidates(opener);
    return () => restoreFocus(candidates);
  }, [opener]);

  /* Moves the focus if its element was unmounted or is in a slide that is now inert. */
  useLayoutEffect(() => {
    if (!hasUsableFocus(dialog.current)) stage.current?.focus({ preventScroll: true });
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
    const attached = attachGestures(
      { stage: stage.current, track, picture },
      { onStep: handleStep, onClose: handleClose, canStep: () => hasMore },
    );
    gestures.current = attached;
    return attached.detach;
  }, [hasMore]);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (hasOwnKeys(event.target)) {
      // Escape is handled here, because a focused player may stop the event before it reaches the
      // dialog.
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      }
      return;
    }
    const key = shortcutKey(event.nativeEvent);
    const movement = panMovements[key];
    const hasMoved = movement !== undefined && gestures.current?.moveBy(movement) === true;
    if (hasMoved) event.preventDefault();
    if (hasMoved) return;
    /* In right-to-left languages, too, Arrow Left shows the previous attachment, which is on the
       left side. */
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
    else if (key === '+' || key === '=') gestures.current?.zoomBy(zoomStep);
    else if (key === '-') gestures.current?.zoomBy(1 / zoomStep);
    else if (key === '0') gestures.current?.reset();
    else return;
    event.preventDefault();
  };

  if (!current) return null;
  /* The icon set mirrors arrows in right-to-left languages, but the sides of this dialog are the
     same. */
  const isMirrored = document.documentElement.dir === 'rtl';
  const [toLeft, toRight] = isMirrored ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const places = hasMore ? [place - 1, place, place + 1] : [place];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog handles keys wherever the focus is inside it
    <dialog
      ref={dialog}
      aria-label={t`Media viewer`}
      className={styles.lightbox}
      data-ground="dark"
      onKeyDown={handleKey}
    >
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        <LightboxBar
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
        <div ref={stage} tabIndex={-1} className={styles.stage}>
          <div ref={track} className={styles.track}>
            {places.map((at) => {
              const attachment = attachments[wrapIndex(at, count)];
              return (
                attachment && (
                  <LightboxSlide
                    key={at}
                    attachment={attachment}
                    offset={at - place}
                    stage={stage}
                    picture={picture}
                  />
                )
              );
            })}
          </div>
        </div>
        {hasMore && (
          <>
            <IconButton
              icon={toLeft}
              label={t({ message: 'Previous', comment: 'Image or video' })}
              className={styles.previous}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={toRight}
              label={t({ message: 'Next', comment: 'Image or video' })}
              className={styles.next}
              onClick={() => step(1)}
            />
          </>
        )}
        {current.description && <LightboxCaption key={place} text={current.description} />}
      </div>
    </dialog>
  );
}
