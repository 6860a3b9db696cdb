import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Field } from '#ui/forms/field.tsx';
import range from '#ui/forms/range.module.css';
import styles from './drawing-dialog.module.css';
import { brushSizeRange, initialPenColor } from '#session/drafts/strokes.ts';

export interface PenStyle {
  readonly color: string;
  /** Width of the line in points of the canvas. */
  readonly width: number;
  readonly isErasing: boolean;
}

export const initialPenStyle: PenStyle = {
  color: initialPenColor,
  width: brushSizeRange.first,
  isErasing: false,
};

export function DrawingTools({
  penStyle,
  onChange,
  canUndo,
  onUndo,
}: {
  penStyle: PenStyle;
  onChange: (penStyle: PenStyle) => void;
  canUndo: boolean;
  onUndo: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <Field label={t`Colour`}>
        {(ids) => (
          <input
            {...ids}
            type="color"
            value={penStyle.color}
            disabled={penStyle.isErasing}
            onChange={({ target }) => onChange({ ...penStyle, color: target.value })}
          />
        )}
      </Field>
      <Field label={t`Brush size`}>
        {(ids) => (
          <input
            {...ids}
            type="range"
            className={range.range}
            min={brushSizeRange.least}
            max={brushSizeRange.most}
            value={penStyle.width}
            onChange={({ target }) => onChange({ ...penStyle, width: Number(target.value) })}
          />
        )}
      </Field>
      <Checkbox
        label={t`Eraser`}
        checked={penStyle.isErasing}
        onToggle={(isErasing) => onChange({ ...penStyle, isErasing })}
      />
      <Button disabled={!canUndo} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
