import Server from 'lucide-react/icons/server';
import { useState } from 'react';
import { instanceMark } from '#components/account/instance-mark.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './status-header.module.css';

/**
 * Shows the favicon of the author's instance, or a plain icon if it is missing or fails to load.
 */
export function AuthorInstance({ author }: { author: AccountRow }) {
  const { origin } = useSession();
  const isWanted = usePreference('showInstanceInfo');
  const [failedUrl, setFailedUrl] = useState<string>();
  const mark = isWanted ? instanceMark(author, origin) : undefined;
  if (!mark) return null;
  const { iconUrl, title } = mark;
  return (
    <span title={title} className={styles.instance}>
      {iconUrl !== undefined && iconUrl !== failedUrl ? (
        <img src={iconUrl} alt="" loading="lazy" onError={() => setFailedUrl(iconUrl)} />
      ) : (
        <Icon of={Server} />
      )}
    </span>
  );
}
