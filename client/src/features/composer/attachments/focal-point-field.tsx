import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId } from 'react';
import {
  centerPoint,
  type FocalPoint,
  focalPointAt,
  focalPointPercentages,
  focalPointStep,
  moveFocalPoint,
} from '#lib/pictures/focal-point.ts';
import styles from './focal-point-field.module.css';

/** The direction of each arrow key. A picture is not mirrored in right-to-left languages. */
const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * The whole picture at a small size with its focal point, which a pointer or arrow keys move. Shift
 * makes larger steps, and Home moves the point to the centre.
 */
export function FocalPointField({
  name,
  src,
  point,
  isDisabled,
  onPoint,
}: {
  name: string;
  src: string;
  point: FocalPoint | null;
  isDisabled: boolean;
  onPoint: (point: FocalPoint) => void;
}) {
  const { t } = useLingui();
  const hintId = useId();
  const at = point ?? centerPoint;
  const { left, top } = focalPointPercentages(at);
  const percentages: CSSProperties & Record<`--${string}`, string> = {
    '--point-left': `${left}%`,
    '--point-top': `${top}%`,
  };
  const handleKey = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (isDisabled || (!arrow && event.key !== 'Home')) return;
    event.preventDefault();
    const step = event.shiftKey ? focalPointStep.coarse : focalPointStep.fine;
    onPoint(arrow ? moveFocalPoint(at, arrow[0] * step, arrow[1] * step) : centerPoint);
  };
  const moveBy = (event: PointerEvent): void => {
    if (isDisabled) return;
    onPoint(focalPointAt(event, event.currentTarget.getBoundingClientRect()));
  };
  return (
    <div className={styles.field}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `<input type="range">` moves in one dimension only
        role="slider"
        tabIndex={0}
        aria-label={t`Focal point of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={left}
        aria-valuetext={t`${left}% from the left, ${top}% from the top`}
        aria-describedby={hintId}
        aria-disabled={isDisabled}
        className={styles.picture}
        style={percentages}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveBy(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) moveBy(event);
        }}
      >
        <img src={src} alt="" draggable={false} referrerPolicy="no-referrer" />
        <span className={styles.point} aria-hidden />
      </div>
      <p id={hintId} className={styles.hint}>
        <Trans>Tap the part that should stay visible in previews, or use the arrow keys.</Trans>
      </p>
    </div>
  );
}
