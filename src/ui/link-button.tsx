import { AppLink } from './app-link.tsx';
import type { AppLinkProps } from './app-link.tsx';
import { buttonClass } from './button.tsx';
import type { ButtonVariant } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconGlyph } from './icon.tsx';

/** A link that looks like a button: it goes somewhere, so it is a link. */
export function LinkButton({
  variant = 'quiet',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: AppLinkProps & {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  icon?: IconGlyph | undefined;
}) {
  return (
    <AppLink {...rest} className={buttonClass(variant, size, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </AppLink>
  );
}
