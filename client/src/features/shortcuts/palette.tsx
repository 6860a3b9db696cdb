import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconGlyph } from '#ui/pictures/icon.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { AccountName } from '#components/account/account-name.tsx';
import { useAccountSearch } from '#components/account/account-search.ts';
import { useWindow } from '#session/windows/open-windows.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import fieldStyles from '#ui/forms/field.module.css';
import textStyles from '#ui/text-styles.module.css';
import { rankMatch } from '#lib/rank-match.ts';
import styles from './palette.module.css';
import { useProfilePath } from '#session/profile-path.ts';

export interface PaletteItem {
  /** Id of the item, unique in the palette. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  /** Keyboard shortcut of the same action, if there is one. */
  readonly keys?: string | undefined;
  /** Text after the label, such as the location of a setting. */
  readonly detail?: string | undefined;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/**
 * Sets `aria-activedescendant` of the field to the selected item of a `cmdk` list. cmdk sets it only
 * after an arrow key, and not when the palette opens or has new results.
 */
function useAnnounceSelection(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    /* Waits one frame, until the items are rendered. */
    const frame = requestAnimationFrame(() => {
      const id = list.current?.querySelector('[aria-selected="true"]')?.id;
      if (id) field.current?.setAttribute('aria-activedescendant', id);
      else field.current?.removeAttribute('aria-activedescendant');
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Delay between typing and searching people, in milliseconds. */
const searchDelayMs = 300;

function usePeople(typed: string): { people: readonly AccountRow[]; isSought: boolean } {
  const { accounts } = useSession().tables;
  const [query] = useDebounced(typed.trim(), searchDelayMs, '');
  const { value = [], isLoading } = useAccountSearch(query, { isFollowedOnly: false });
  return {
    people: query === '' ? [] : value.flatMap((id) => accounts.get(id) ?? []).slice(0, 5),
    isSought: query !== typed.trim() || (query !== '' && isLoading),
  };
}

/** Returns the matching items, best first; all items in order if nothing is typed. */
function matchingItems(
  group: PaletteGroup,
  typed: string,
): PaletteGroup & { readonly score: number } {
  const ranked = group.items
    .map((item) => ({ item, score: rankMatch(`${item.label} ${item.detail ?? ''}`, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return { ...group, items: ranked.map(({ item }) => item), score: ranked[0]?.score ?? 0 };
}

function Line({ item, onChoose }: { item: PaletteItem; onChoose: (item: PaletteItem) => void }) {
  const { id, label, icon, keys = '', detail: more } = item;
  return (
    <Command.Item value={id} className={styles.line} onSelect={() => onChoose(item)}>
      <span className={styles.icon}>{icon && <Icon of={icon} />}</span>
      <span className={textStyles.cut}>{label}</span>
      {more !== undefined && (
        <>
          {' '}
          <bdi className={styles.more}>{more}</bdi>
        </>
      )}
      {keys !== '' && <kbd className={styles.keys}>{keys}</kbd>}
    </Command.Item>
  );
}

/** Command palette: actions for the focused status, places, settings and people, found by text. */
export function Palette({
  groups,
  settings,
  navigate,
  onClose,
}: {
  groups: readonly PaletteGroup[];
  /** Returns the settings that match the text. Without text there are too many to list. */
  settings: (typed: string) => readonly PaletteItem[];
  navigate: (href: string) => void;
  onClose: () => void;
}) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const [ownText, setTyped] = useState<string>();
  /* Text typed before the palette had loaded is used until the text of the field changes. */
  const typedAhead = useWindow('palette')?.args.typedAhead;
  const typed = ownText ?? typedAhead?.text ?? '';
  const [chosen, setChosen] = useState('');
  const close = (): void => flushSync(onClose);
  /* The dialog is closed first, which returns the focus to the status that the action applies
     to. */
  const choose = (item: PaletteItem): void => {
    close();
    item.run();
  };
  const { people, isSought: isSearching } = usePeople(typed);
  const ranked = groups
    .map((group) => matchingItems(group, typed))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => other.score - one.score);
  const found = typed.trim() === '' ? [] : settings(typed).slice(0, 12);
  const isEmpty = ranked.length + people.length + found.length === 0 && !isSearching;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useAnnounceSelection(field, list);
  return (
    <Dialog isOpen onClose={onClose} title={t`Command palette`}>
      <Command
        label={t`What would you like to do?`}
        loop
        shouldFilter={false}
        value={chosen}
        onValueChange={setChosen}
      >
        <Command.Input
          ref={field}
          data-autofocus=""
          dir="auto"
          value={typed}
          onValueChange={setTyped}
          placeholder={t`Search actions, pages, settings and people`}
          className={fieldStyles.control}
        />
        <div className={styles.results}>
          <Command.List ref={list} label={t`Suggestions`} className={styles.list}>
            {ranked.map(({ id, title, items }) => (
              <Command.Group key={id} heading={title} className={styles.group}>
                {items.map((item) => (
                  <Line key={item.id} item={item} onChoose={choose} />
                ))}
              </Command.Group>
            ))}
            {people.length > 0 && (
              <Command.Group heading={t`People`} className={styles.group}>
                {people.map((account) => (
                  <Command.Item
                    key={account.id}
                    value={`person ${account.id}`}
                    className={styles.line}
                    onSelect={() => {
                      close();
                      navigate(profilePath(account));
                    }}
                  >
                    <Avatar src={account.avatar} size={20} />
                    <AccountName account={account} className={textStyles.cut ?? ''} />
                    <bdi className={styles.more}>{displayAddress(account.acct ?? '')}</bdi>
                  </Command.Item>
                ))}
              </Command.Group>
            )}
            {found.length > 0 && (
              <Command.Group heading={t`Settings`} className={styles.group}>
                {found.map((item) => (
                  <Line key={item.id} item={item} onChoose={choose} />
                ))}
              </Command.Group>
            )}
          </Command.List>
          <output className={styles.empty}>{isEmpty && <Trans>No results</Trans>}</output>
        </div>
      </Command>
    </Dialog>
  );
}
