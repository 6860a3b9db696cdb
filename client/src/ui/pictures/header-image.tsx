import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './header-image.module.css';

/** Header image of an account. If it has none, a gradient of theme colours is shown. */
export function HeaderImage({
  address,
  alt = '',
  className,
}: {
  /** Must be a safe URL. */
  address: string | undefined;
  alt?: string | undefined;
  /** Class that sets the height. */
  className: string | undefined;
}) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={classNames(styles.cover, className)}>
      {address !== undefined && address !== failed && (
        <img
          src={address}
          alt={alt}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(address)}
        />
      )}
    </div>
  );
}
