import { useState } from 'react';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { StillImage } from './still-image.tsx';

/** Default avatar; an instance may serve its own at this path. */
export const defaultAvatar = '/static/avatar.svg';

/**
 * Avatar of an account: 88, 72, 48, 32 or 20 px. Decorative by default, because the name is next to it;
 * set `alt` if it is not. Falls back to the default avatar if the picture fails to load or its URL
 * is not safe.
 */
export function Avatar({
  src,
  alt = '',
  size = 48,
}: {
  src: string | undefined;
  alt?: string;
  size?: 88 | 72 | 48 | 32 | 28 | 20;
}) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const mayLoad = src !== undefined && src !== failedSrc && safeMediaUrl(src) !== undefined;
  const displayedSrc = mayLoad ? src : defaultAvatar;
  return (
    <StillImage
      src={displayedSrc}
      alt={alt}
      width={size}
      height={size}
      draggable={false}
      onError={() => setFailedSrc(displayedSrc)}
      className={classNames(styles.avatar, styles[`size${size}`])}
    />
  );
}
