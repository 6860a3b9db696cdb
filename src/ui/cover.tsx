import { useState } from 'react';
import styles from './cover.module.css';

/** Somebody's wide picture, over colours of the theme that show where there is none to be had. */
export function Cover({
  address,
  alt = '',
  height,
}: {
  /** Has to be safe. */
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
