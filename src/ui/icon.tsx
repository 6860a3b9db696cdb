import type { ComponentType } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** A drawing: imported one by one, as `import House from 'lucide-react/icons/house'`. */
export type IconGlyph = ComponentType<{
  className?: string;
  'aria-hidden'?: true;
}>;

/** An icon in the size and colour of its text. It says nothing: the words beside it do. */
export function Icon({
  of: Glyph,
  isFilled = false,
  className,
}: {
  of: IconGlyph;
  /** Draws the shape full, for what is switched on. */
  isFilled?: boolean;
  className?: string | undefined;
}) {
  return (
    <Glyph aria-hidden className={classNames(styles.icon, isFilled && styles.filled, className)} />
  );
}
