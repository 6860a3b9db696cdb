import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useSession } from '#session/session-context.ts';
import { RemoteImage } from '#ui/pictures/still-image.tsx';
import styles from './server-intro.module.css';

/**
 * Picture, name, description and size of the server, followed by `children`, such as a sign-up
 * link.
 */
export function ServerIntro({ children }: { children?: ReactNode }) {
  const { instance, origin } = useSession();
  const { name, document, textLimit } = useStore(instance, ({ info }) => info);
  const { thumbnail, stats } = document ?? {};
  const language = useDocumentLanguage();
  const description = document?.short_description || document?.description || '';
  const { user_count: people = 0, status_count: posts = 0 } = stats ?? {};
  return (
    <>
      {thumbnail && <RemoteImage src={thumbnail} className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{name || 'Rookery'}</bdi>
        </p>
        {description !== '' && <RichText html={description} baseUrl={origin} lang={language} />}
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
          <li>
            <Plural
              value={textLimit}
              one="Posts up to # character"
              other="Posts up to # characters"
            />
          </li>
        </ul>
        {children}
      </div>
    </>
  );
}
