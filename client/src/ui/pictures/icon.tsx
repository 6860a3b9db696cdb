import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/**
 * Component of an icon. Icons are imported one by one: `import House from
 * 'lucide-react/icons/house'`.
 */
export type IconGlyph = ComponentType<{
  className?: string;
  'aria-hidden'?: true;
}>;

/** Icon in the size and colour of the text around it, hidden from screen readers. */
export function Icon({
  of: Glyph,
  isFilled = false,
  className,
}: {
  of: IconGlyph;
  /** Whether the shape is filled, for active states. */
  isFilled?: boolean;
  className?: string | undefined;
}) {
  return (
    <Glyph aria-hidden className={classNames(styles.icon, isFilled && styles.filled, className)} />
  );
}
