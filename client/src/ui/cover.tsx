import { useState } from 'react';
import styles from './cover.module.css';

/** Header image of an account, with a gradient of theme colours as fallback. */
export function Cover({
  address,
  alt = '',
  height,
}: {
  /** Must be a safe URL. */
  address: string | undefined;
  alt?: string | undefined;
  /** In rem. */
  height: number;
}) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={styles.cover} style={{ blockSize: `${height}rem` }}>
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
