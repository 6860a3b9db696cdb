import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AccountName } from '#domain/account/account-name.tsx';
import { useAccountSearch } from '#domain/account/account-search.ts';
import { profilePath } from '#domain/links/paths.ts';
import { useSettled } from '#session/queries/use-settled.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import styles from './palette.module.css';
import { rank } from './rank.ts';

/** As long the server is not asked for people while somebody types, in milliseconds. */
const askDelay = 300;

function People({ typed, onChoose }: { typed: string; onChoose: (href: string) => void }) {
  const { t } = useLingui();
  const { accounts } = useSession().tables;
  const [words] = useSettled(typed.trim(), askDelay, '');
  const { value = [] } = useAccountSearch(words, { isFollowedOnly: false });
  const found = value.flatMap((id) => accounts.get(id) ?? []).slice(0, 5);
  if (words === '' || found.length === 0) return null;
  return (
    <Command.Group heading={t`People`} forceMount className={styles.group}>
      {found.map((account) => (
        <Command.Item
          key={account.id}
          value={`person ${account.id}`}
          forceMount
          className={styles.line}
          onSelect={() => onChoose(profilePath(account))}
        >
          <Avatar src={account.avatar} size={20} />
          <AccountName account={account} className={styles.label ?? ''} />
          <bdi className={styles.more}>@{account.acct}</bdi>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function Line({ item, onChoose }: { item: PaletteItem; onChoose: (item: PaletteItem) => void }) {
  const { id, label, icon, keys = '', more, words = '' } = item;
  return (
    <Command.Item
      value={id}
      keywords={[label, more ?? '', words]}
      className={styles.line}
      onSelect={() => onChoose(item)}
    >
      <span className={styles.icon}>{icon && <Icon of={icon} />}</span>
      <span className={styles.label}>{label}</span>
      {more !== undefined && <span className={styles.more}>{more}</span>}
      {keys !== '' && <kbd className={styles.keys}>{keys}</kbd>}
    </Command.Item>
  );
}

/**
 * Everything that can be done and everywhere that one can go, found by words: what can be done with the
 * post that had the focus, places, settings, people.
 */
export function Palette({
  groups,
  settings,
  navigate,
  onClose,
}: {
  groups: readonly PaletteGroup[];
  /** The settings that fit the words; there are too many to offer them without. */
  settings: (typed: string) => readonly PaletteItem[];
  navigate: (href: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const close = (): void => flushSync(onClose);
  /* First the window goes and gives the focus back to the post that is meant. */
  const choose = (item: PaletteItem): void => {
    close();
    item.run();
  };
  const found = typed.trim() === '' ? [] : settings(typed);
  const all = [...groups, { id: 'settings', title: t`Settings`, items: found.slice(0, 12) }];
  return (
    <Dialog isOpen onClose={onClose} title={t`Command palette`}>
      <Command
        label={t`What would you like to do?`}
        loop
        filter={(_, words, keywords = []) => rank(keywords.join(' '), words)}
      >
        <Command.Input
          data-autofocus=""
          value={typed}
          onValueChange={setTyped}
          placeholder={t`An action, a place, a setting, a person`}
          className={styles.field}
        />
        <Command.List label={t`Suggestions`} className={styles.list}>
          <Command.Empty className={styles.empty}>
            <Trans>Nothing like that</Trans>
          </Command.Empty>
          {all
            .filter(({ items }) => items.length > 0)
            .map(({ id, title, items }) => (
              <Command.Group key={id} heading={title} className={styles.group}>
                {items.map((item) => (
                  <Line key={item.id} item={item} onChoose={choose} />
                ))}
              </Command.Group>
            ))}
          <People
            typed={typed}
            onChoose={(href) => {
              close();
              navigate(href);
            }}
          />
        </Command.List>
      </Command>
    </Dialog>
  );
}
