import { Trans, useLingui } from '@lingui/react/macro';
import { Archives } from './archives.tsx';
import { PeopleExport } from './people-export.tsx';
import { PeopleImport } from './people-import.tsx';
import { blockedPeople, followedPeople, mutedPeople } from './people-lists.ts';
import styles from './data.module.css';

/** What one takes along from one server to another. */
export function DataTab() {
  const { i18n } = useLingui();
  return (
    <div className={styles.tab}>
      {[followedPeople, blockedPeople, mutedPeople].map((list) => (
        <section key={list.file} aria-label={i18n._(list.title)} className={styles.section}>
          <h4>{i18n._(list.title)}</h4>
          <PeopleImport list={list} />
          <PeopleExport list={list} />
        </section>
      ))}
      <section className={styles.section}>
        <h4>
          <Trans>Archives</Trans>
        </h4>
        <Archives />
      </section>
    </div>
  );
}
