import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './header-image.module.css';

/** Header image of an account. If it has none, a gradient of theme colours is shown. */
export function HeaderImage({
  address,
  alt = '',
  className,
}: {
  /** URL of the image, which must be a result of `safeMediaUrl` or otherwise known to be safe. */
  address: string | undefined;
  alt?: string | undefined;
  /** Class name that sets the height. */
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
