import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatListParts } from '#i18n/format/list.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { RemoteImage } from '#ui/pictures/still-image.tsx';
import styles from './server-intro.module.css';

/** Maximum number of people who are named as running the server. */
const maxStaff = 3;

/** Names those who run the server: its contact, or else its staff. */
function RunBy() {
  const { i18n } = useLingui();
  const profilePath = useProfilePath();
  const { document, staffAccounts } = useStore(useSession().instance, ({ info }) => info);
  const contact = document?.contact_account?.acct;
  /* Staff are sent as ActivityPub ids, whose last segment is the username. */
  const staff = staffAccounts.map((actorId) => actorId.split('/').at(-1) ?? '');
  const names = contact ? [contact] : [...new Set(staff)].filter(Boolean).slice(0, maxStaff);
  if (names.length === 0) return null;
  const people = formatListParts(names, i18n.locale).map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <AppLink key={value} href={profilePath({ id: value, acct: value })}>
        @{value}
      </AppLink>
    ),
  );
  return (
    <li>
      <Trans comment="Followed by the names of those who run this server">Run by {people}</Trans>
    </li>
  );
}

/** Description, size and staff of the server, followed by `children` as one more fact. */
export function ServerSummary({ children }: { children: ReactNode }) {
  const { instance, origin } = useSession();
  const document = useStore(instance, ({ info }) => info.document);
  const language = useDocumentLanguage();
  const description = document?.short_description || document?.description;
  const { user_count: people = 0, status_count: posts = 0 } = document?.stats ?? {};
  return (
    <>
      {description && <RichText html={description} baseUrl={origin} lang={language} />}
      <ul className={styles.facts}>
        {people > 0 && (
          <li>
            <Plural value={people} one="# person" other="# people" />
          </li>
        )}
        {posts > 0 && (
          <li>
            <Plural value={posts} one="# post" other="# posts" />
          </li>
        )}
        <RunBy />
        <li>{children}</li>
      </ul>
    </>
  );
}

/** Picture, name and summary of the server, followed by `children`, such as a sign-up link. */
export function ServerIntro({ children }: { children?: ReactNode }) {
  const { name, document, textLimit } = useStore(useSession().instance, ({ info }) => info);
  const thumbnail = document?.thumbnail;
  return (
    <>
      {thumbnail && <RemoteImage src={thumbnail} className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{name || 'Rookery'}</bdi>
        </p>
        <ServerSummary>
          <Plural
            value={textLimit}
            one="Posts up to # character"
            other="Posts up to # characters"
          />
        </ServerSummary>
        {children}
      </div>
    </>
  );
}
