import { Plural, Trans } from '@lingui/react/macro';
import { AccountName } from '#components/account/account-name.tsx';
import { usePlainLineText } from '#components/rich-text/use-markup-version.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { linkTimelinePath } from '#lib/url/paths.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { peoplePerDay, type TrendingLinkFacts } from '#session/search/trend-queries.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './trends.module.css';

/** The name of an author, which links to the author's account if the page names one. */
function Author({ name, accountId }: TrendingLinkFacts['authors'][number]) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, accountId);
  const text = usePlainLineText(name);
  if (account) {
    return (
      <AppLink href={profilePath(account)}>
        <AccountName account={account} />
      </AppLink>
    );
  }
  return text.trim() === '' ? null : (
    <bdi>
      <Trans comment="Author of a web page">By {text}</Trans>
    </bdi>
  );
}

/** A link that many share: title, host, authors and how many people share it. */
export function TrendingLink({ link }: { link: TrendingLinkFacts }) {
  const url = safeLinkUrl(link.url);
  const title = usePlainLineText(link.title);
  const provider = usePlainLineText(link.providerName);
  const hasTimeline = useCan('linkTimeline');
  const canRead = useCanReadFeed('trending_link_feeds');
  const people = peoplePerDay(link.history);
  if (!url) return null;
  return (
    <li className={styles.link}>
      <bdi className={textStyles.faint}>{provider.trim() || formatHost(url.hostname)}</bdi>
      <a
        href={url.href}
        target="_blank"
        rel="noopener noreferrer ugc"
        dir="auto"
        className={styles.headline}
      >
        {title.trim() || url.href}
      </a>
      <div className={styles.facts}>
        {link.authors.map((author, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- authors have no ids, and their order does not change
          <Author key={index} {...author} />
        ))}
        {people !== undefined && (
          <span className={textStyles.faint}>
            <Plural value={people} one="# person a day" other="# people a day" />
          </span>
        )}
        {hasTimeline && canRead && (
          <AppLink href={linkTimelinePath(link.url)}>
            <Trans>Posts about this link</Trans>
          </AppLink>
        )}
      </div>
    </li>
  );
}
