import { type ReactNode, useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { scrollToTop } from './nav-entry.ts';
import styles from './top-bar.module.css';

/** Name and logo at the start of the top bar. */
export interface Brand {
  readonly name: string;
  readonly href: string;
  readonly logo: string;
  readonly isNameHidden?: boolean;
  readonly isLogoHidden?: boolean;
}

/**
 * Top bar: name and logo above the first column, then `children` above the others. A click on an empty
 * part scrolls to the top.
 */
export function TopBar({
  brand,
  children,
}: {
  brand: Brand;
  /** Search, more links and buttons. */
  children?: ReactNode;
}) {
  const { name, logo, isNameHidden = false, isLogoHidden = false } = brand;
  /* Without a connection the logo may not load; the name then replaces it. */
  const [failedLogo, setFailedLogo] = useState<string>();
  const hasLogo = !isLogoHidden && logo !== failedLogo;
  const hasName = !isNameHidden || !hasLogo;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the click is a shortcut for touch screens; with a keyboard, the Home key scrolls to the top
    <header
      className={styles.bar}
      data-surface="topBar"
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('a, button, search, [popover]'))
          scrollToTop();
      }}
    >
      <div className={styles.inner}>
        {!(isNameHidden && isLogoHidden) && (
          <AppLink
            href={brand.href}
            className={styles.brand}
            aria-label={hasName ? undefined : name}
          >
            {hasLogo && (
              <img
                src={logo}
                alt=""
                width={26}
                height={26}
                onError={() => setFailedLogo(logo)}
                className={styles.logo}
              />
            )}
            {hasName && <span className={styles.name}>{name}</span>}
          </AppLink>
        )}
        <div className={styles.rest}>{children}</div>
      </div>
    </header>
  );
}
