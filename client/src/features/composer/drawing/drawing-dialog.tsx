import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './drawing-dialog.module.css';
import { DrawingTools, initialPenStyle } from './drawing-tools.tsx';
import { draftMedia } from '#session/uploads/draft-media.ts';
import { persistStrokes, restoreStrokes, setDraftStrokes } from '#session/drafts/draft-strokes.ts';
import {
  drawingCanvasSize,
  appendPoint,
  canvasBackground,
  drawStrokes,
  clampToCanvas,
  type StrokePoint,
  type Stroke,
} from '#session/drafts/strokes.ts';

const none: readonly Stroke[] = [];

/** The direction of each arrow key. The drawing is not mirrored in right-to-left languages. */
const arrows: Readonly<Record<string, StrokePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves the pen, in points of the canvas; `coarse` with Shift. */
const keyStep = { fine: 2, coarse: 16 } as const;

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): StrokePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return clampToCanvas({
    x: ((clientX - left) / width) * drawingCanvasSize,
    y: ((clientY - top) / height) * drawingCanvasSize,
  });
}

/**
 * Dialog to draw a picture, which becomes a file of the post. By keyboard, arrows move the pen, and
 * Space lowers or lifts it. The strokes persist when the dialog closes, until the picture is attached
 * or discarded.
 */
export function DrawingDialog({
  draftKey,
  onDone,
  onClose,
}: {
  /** The key of the draft that the picture is for. */
  draftKey: string;
  onDone: (picture: File) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const session = useSession();
  const { drawings } = session.part(draftMedia);
  const strokes = useStore(drawings, (all) => all[draftKey] ?? none);
  const setStrokes = (next: readonly Stroke[]): void => setDraftStrokes(session, draftKey, next);
  const [penStyle, setPenStyle] = useState(initialPenStyle);
  const [isDown, setDown] = useState(false);
  const [pen, setPen] = useState<StrokePoint>({
    x: drawingCanvasSize / 2,
    y: drawingCanvasSize / 2,
  });

  const penPosition: Readonly<Record<`--${string}`, number>> = {
    '--pen-x': pen.x / drawingCanvasSize,
    '--pen-y': pen.y / drawingCanvasSize,
  };

  useEffect(() => void restoreStrokes(session, draftKey), [session, draftKey]);
  /* The strokes are saved when a line ends or the dialog closes. */
  useEffect(() => {
    if (!isDown) return undefined;
    return () => void persistStrokes(session, draftKey);
  }, [isDown, session, draftKey]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawStrokes(context, strokes);
  }, [strokes]);

  const replace = (next: readonly Stroke[]): void => {
    setStrokes(next);
    void persistStrokes(session, draftKey);
  };
  const putDown = (at: StrokePoint): void => {
    setDown(true);
    setPen(at);
    const { width, isErasing } = penStyle;
    const color = isErasing ? canvasBackground : penStyle.color;
    setStrokes([...strokes, { color, width, points: [at] }]);
  };
  const movePen = (to: StrokePoint): void => {
    setPen(to);
    if (isDown) setStrokes(appendPoint(strokes, to));
  };
  const handleKey = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!arrow && event.key !== ' ') return;
    event.preventDefault();
    if (!arrow) {
      if (isDown) setDown(false);
      else putDown(pen);
      return;
    }
    const step = event.shiftKey ? keyStep.coarse : keyStep.fine;
    movePen(clampToCanvas({ x: pen.x + arrow.x * step, y: pen.y + arrow.y * step }));
  };
  const done = (): void => {
    canvas.current?.toBlob((blob) => {
      if (!blob) return;
      replace([]);
      onDone(new File([blob], 'drawing.png', { type: 'image/png' }));
    }, 'image/png');
  };
  const position = `${Math.round(pen.x)}, ${Math.round(pen.y)}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t({ message: 'Draw', comment: 'Verb, title of the drawing dialog' })}
      footer={
        <>
          <Button
            onClick={() => {
              replace([]);
              onClose();
            }}
          >
            {strokes.length === 0 ? <Trans>Cancel</Trans> : <Trans>Discard drawing</Trans>}
          </Button>
          <Button variant="primary" disabled={strokes.length === 0} onClick={done}>
            <Trans>Attach drawing</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.pad}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the board handles drawing by pointer and by keys */}
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the board handles drawing by keys
          tabIndex={0}
          className={styles.board}
          style={penPosition}
          role="application"
          aria-label={t`Canvas: move the pen with the arrow keys, lower or lift it with Space`}
          onKeyDown={handleKey}
        >
          <canvas
            ref={canvas}
            width={drawingCanvasSize}
            height={drawingCanvasSize}
            className={styles.canvas}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              putDown(pointOf(event));
            }}
            onPointerMove={(event) => {
              if (event.buttons > 0) movePen(pointOf(event));
            }}
            onPointerUp={() => setDown(false)}
            onPointerCancel={() => setDown(false)}
          />
          <span className={classNames(styles.pen, isDown && styles.down)} aria-hidden />
        </div>
        <output className={textStyles.small}>
          {isDown ? <Trans>Pen down at {position}</Trans> : <Trans>Pen lifted at {position}</Trans>}
        </output>
        <DrawingTools
          penStyle={penStyle}
          onChange={setPenStyle}
          canUndo={strokes.length > 0}
          onUndo={() => {
            setDown(false);
            replace(strokes.slice(0, -1));
          }}
        />
      </div>
    </Dialog>
  );
}
