import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconGlyph } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

/** How much a button asks for attention: one `primary` on a screen, `text` looks like a link. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'text';

/** What {@link Button} takes beside a button's own attributes. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  icon?: IconGlyph | undefined;
  /** Shows a spinner and takes no presses until it is over; focus stays where it is. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A button with words. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
      className={buttonClass(variant, size, className)}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** The classes of a button, for what looks like one and is not. */
export function buttonClass(
  variant: ButtonVariant,
  size: 'medium' | 'small',
  className?: string,
): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className);
}
