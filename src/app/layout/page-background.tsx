import { useState } from 'react';
import { useStore } from 'zustand';
import { viewedAccount } from '#domain/account/viewed-account.ts';
import { useRow } from '#entities/use-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import styles from './page-background.module.css';

/** Of the instance's own pictures the address may be a path. */
function addressOf(picture: string, origin: string): string | undefined {
  const base = `${origin}/`;
  return URL.canParse(picture, base) ? safeMediaUrl(new URL(picture, base).href) : undefined;
}

/**
 * The picture behind the columns (R-SHELL-050): of whoever's profile is open, else the member's
 * own, both where these are wanted, else the instance's wallpaper unless it is hidden.
 */
export function PageBackground() {
  const session = useSession();
  const { tables, viewerId, origin } = session;
  const viewed = useRow(
    tables.accounts,
    useStore(session.part(viewedAccount), ({ id }) => id),
  );
  const me = useRow(tables.accounts, viewerId);
  const { background } = useInstanceOptions();
  const showsPeoples = usePreference('displayPageBackgrounds');
  const hidesWallpaper = usePreference('hideInstanceWallpaper');
  const [failed, setFailed] = useState<string>();

  const peoples = showsPeoples ? viewed?.backgroundImage || me?.backgroundImage : undefined;
  const picture = peoples || (hidesWallpaper ? undefined : background);
  const address = picture ? addressOf(picture, origin) : undefined;
  if (address === undefined || address === failed) return null;
  return (
    <div className={styles.background}>
      <img
        src={address}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => setFailed(address)}
      />
    </div>
  );
}
