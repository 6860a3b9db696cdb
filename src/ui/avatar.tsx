import { useState } from 'react';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { classNames } from './class-names.ts';
import styles from './avatar.module.css';
import { StillImage } from './still-image.tsx';

/** What stands in for a picture that is missing; an instance may put its own at this path. */
export const defaultAvatar = '/static/avatar.svg';

/**
 * The picture of an account: 72, 48, 32 or 20 px. Decorative by default, since the name stands beside it;
 * give `alt` where it stands alone. A picture that does not load, or must not be loaded, gives way to
 * the default one.
 */
export function Avatar({
  src,
  alt = '',
  size = 48,
}: {
  src: string | undefined;
  alt?: string;
  size?: 72 | 48 | 32 | 20;
}) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const mayLoad = src !== undefined && src !== failedSrc && safeMediaUrl(src) !== undefined;
  const wanted = mayLoad ? src : defaultAvatar;
  return (
    <StillImage
      src={wanted}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(wanted)}
      className={classNames(styles.avatar, styles[`size${size}`])}
    />
  );
}
