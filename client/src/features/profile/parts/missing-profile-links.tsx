import { Trans, useLingui } from '@lingui/react/macro';
import { formatHost } from '#lib/url/display-address.ts';
import { pathTo, searchPath } from '#lib/url/paths.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { AppLink, LinkButton } from '#ui/app-link.tsx';
import styles from '../profile.module.css';

/** Links in place of a profile that the server does not know. */
export function MissingProfileLinks({ name }: { name: string }) {
  const { t } = useLingui();
  const [username = '', domain = ''] = name.replace(/^@/, '').split('@');
  const page = domain === '' ? undefined : safeLinkUrl(`https://${domain}/@${username}`);
  const host = formatHost(domain);
  return (
    <nav aria-label={t`Next steps`} className={styles.next}>
      <LinkButton href={searchPath(domain === '' ? username : `@${username}@${domain}`)}>
        <Trans>Search for “{username}”</Trans>
      </LinkButton>
      {page && (
        <a href={page.href} target="_blank" rel="noreferrer">
          <Trans>Open on {host}</Trans>
        </a>
      )}
      <AppLink href={pathTo('root')}>
        <Trans>Home</Trans>
      </AppLink>
    </nav>
  );
}
