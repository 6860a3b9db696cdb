import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { IconGlyph } from '../pictures/icon.tsx';
import { Spinner } from '../notes/spinner.tsx';
import styles from './button.module.css';

/** Emphasis of a button. At most one button of a screen is `primary`; `text` looks like a link. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'text';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  icon?: IconGlyph | undefined;
  /** While true, the button shows a spinner and ignores clicks, but keeps the focus. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Button with a text label. */
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

/** Returns the class names of a button, for elements that only look like one. */
export function buttonClass(
  variant: ButtonVariant,
  size: 'medium' | 'small',
  className?: string,
): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className);
}
