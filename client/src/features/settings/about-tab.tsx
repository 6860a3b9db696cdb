import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { version } from '../../../package.json';
import { softwareSourceUrl } from '#lib/url/software-source-url.ts';
import { FrontendChoice } from './frontend-choice.tsx';
import styles from './settings.module.css';

/** Versions of server and client. */
export function AboutTab() {
  const { software } = useStore(useSession().instance, ({ info }) => info);
  const source = softwareSourceUrl(software.name, software.version);
  const name = `${software.name} ${software.version}`;
  return (
    <>
      <section className={styles.group}>
        <h4>
          <Trans>Server</Trans>
        </h4>
        <p>
          {source === undefined ? (
            name
          ) : (
            <a href={source} rel="noreferrer" target="_blank">
              {name}
            </a>
          )}
        </p>
      </section>
      <FrontendChoice />
      <section className={styles.group}>
        <h4>
          <Trans>About this app</Trans>
        </h4>
        <p>Rookery {version}</p>
      </section>
    </>
  );
}
