import { useState } from 'react';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { StillImage } from './still-image.tsx';

/**
 * Path of the default avatar. An instance can replace the picture by serving its own one at this
 * path.
 */
export const defaultAvatar = '/static/avatar.svg';

/**
 * Avatar of an account: 88, 72, 48, 32 or 20 px. It is decorative by default, since the name is
 * next to it; otherwise `alt` must be set. If the picture fails to load or its URL is not safe, the
 * default avatar is shown, and if that fails too, as offline, an empty shape.
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
  const [failed, setFailed] = useState<readonly string[]>([]);
  const className = classNames(styles.avatar, styles[`size${size}`]);
  const displayedSrc = [src, defaultAvatar].find(
    (one = '') => !failed.includes(one) && safeMediaUrl(one) !== undefined,
  );
  if (displayedSrc === undefined)
    return (
      <span className={classNames(className, styles.empty)}>
        <VisuallyHidden>{alt}</VisuallyHidden>
      </span>
    );
  return (
    <StillImage
      src={displayedSrc}
      alt={alt}
      width={size}
      height={size}
      draggable={false}
      onError={() => setFailed([...failed, displayedSrc])}
      className={className}
    />
  );
}
