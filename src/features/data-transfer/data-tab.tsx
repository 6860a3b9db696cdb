import { Trans, useLingui } from '@lingui/react/macro';
import layout from '#ui/layout.module.css';
import { Archives } from './archives.tsx';
import { PeopleExport } from './people-export.tsx';
import { PeopleImport } from './people-import.tsx';
import { blockedPeople, followedPeople, mutedPeople } from './people-lists.ts';

/** Settings tab to transfer data between servers. */
export function DataTab() {
  const { i18n } = useLingui();
  return (
    <div className={layout.parts}>
      {[followedPeople, blockedPeople, mutedPeople].map((list) => (
        <section key={list.file} aria-label={i18n._(list.title)} className={layout.stack}>
          <h4>{i18n._(list.title)}</h4>
          <PeopleImport list={list} />
          <PeopleExport list={list} />
        </section>
      ))}
      <section className={layout.stack}>
        <h4>
          <Trans>Archives</Trans>
        </h4>
        <Archives />
      </section>
    </div>
  );
}
