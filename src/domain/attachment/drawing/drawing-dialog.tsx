import { Trans, useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import styles from './drawing-dialog.module.css';
import {
  brush,
  canvasSize,
  carriedOn,
  firstColor,
  ground,
  paintStrokes,
  within,
  type Point,
  type Stroke,
} from './strokes.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Points that an arrow key goes, and with Shift. */
const keyStep = { fine: 2, coarse: 16 } as const;

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return within({
    x: ((clientX - left) / width) * canvasSize,
    y: ((clientY - top) / height) * canvasSize,
  });
}

function placeOf({ x, y }: Point): CSSProperties & Record<`--${string}`, number> {
  return { '--pen-x': x / canvasSize, '--pen-y': y / canvasSize };
}

/**
 * Draws a picture that becomes a file of the post. By keys: arrows lead the pen, Space puts it down and
 * lifts it.
 */
export function DrawingDialog({
  onDone,
  onClose,
}: {
  onDone: (picture: File) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [color, setColor] = useState<string>(firstColor);
  const [width, setWidth] = useState<number>(brush.first);
  const [isErasing, setErasing] = useState(false);
  const [isDown, setDown] = useState(false);
  const [pen, setPen] = useState<Point>({ x: canvasSize / 2, y: canvasSize / 2 });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paintStrokes(context, strokes);
  }, [strokes]);

  const putDown = (at: Point): void => {
    setDown(true);
    setPen(at);
    setStrokes([...strokes, { color: isErasing ? ground : color, width, points: [at] }]);
  };
  const lead = (to: Point): void => {
    setPen(to);
    if (isDown) setStrokes(carriedOn(strokes, to));
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
    lead(within({ x: pen.x + arrow.x * step, y: pen.y + arrow.y * step }));
  };
  const done = (): void => {
    canvas.current?.toBlob((blob) => {
      if (blob) onDone(new File([blob], 'drawing.png', { type: 'image/png' }));
    }, 'image/png');
  };
  const where = `${Math.round(pen.x)}, ${Math.round(pen.y)}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Draw`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={strokes.length === 0} onClick={done}>
            <Trans>Attach the drawing</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.pad}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one draws on it by keys as well */}
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          className={styles.board}
          style={placeOf(pen)}
          role="application"
          aria-label={t`Canvas: arrow keys lead the pen, Space puts it down and lifts it`}
          onKeyDown={handleKey}
        >
          <canvas
            ref={canvas}
            width={canvasSize}
            height={canvasSize}
            className={styles.canvas}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              putDown(pointOf(event));
            }}
            onPointerMove={(event) => {
              if (event.buttons > 0) lead(pointOf(event));
            }}
            onPointerUp={() => setDown(false)}
            onPointerCancel={() => setDown(false)}
          />
          <span className={classNames(styles.pen, isDown && styles.down)} aria-hidden />
        </div>
        <output className={styles.where}>
          {isDown ? <Trans>Pen down at {where}</Trans> : <Trans>Pen lifted at {where}</Trans>}
        </output>
        <div className={styles.tools}>
          <Field label={t`Colour`}>
            {(ids) => (
              <input
                {...ids}
                type="color"
                value={color}
                disabled={isErasing}
                onChange={({ target }) => setColor(target.value)}
              />
            )}
          </Field>
          <Field label={t`Brush size`}>
            {(ids) => (
              <input
                {...ids}
                type="range"
                min={brush.least}
                max={brush.most}
                value={width}
                onChange={({ target }) => setWidth(Number(target.value))}
              />
            )}
          </Field>
          <Checkbox label={t`Eraser`} checked={isErasing} onToggle={setErasing} />
          <Button
            disabled={strokes.length === 0}
            onClick={() => {
              setDown(false);
              setStrokes(strokes.slice(0, -1));
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
