import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import {
  closeWindow,
  toggleWindowMinimized,
  updateWindow,
  useWindow,
} from '#session/windows/open-windows.ts';
import type { SettingsTabId } from '#session/windows/window-arguments.ts';
import { keyName } from '#lib/keys/key-names.ts';
import { FoundSettingContext } from '#components/windows/found-setting-context.ts';
import { isCommandKey, isInputMethodKey } from '#lib/keys/key-events.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { focusableIn } from '#ui/focus/focusable.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { MinimizableDialog } from '#ui/dialogs/minimizable-dialog.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { BackupMenu } from './backup/backup-menu.tsx';
import { SaveState } from './save-state.tsx';
import type { SettingsTabDescriptor } from './settings-tab.ts';
import toggle from '#ui/buttons/toggle.module.css';
import styles from './settings.module.css';
import { findSettings, findTopics } from './find-settings.ts';
import { classNames } from '#ui/class-names.ts';
import tabsStyles from '#ui/forms/tabs.module.css';
import fieldStyles from '#ui/forms/field.module.css';
import { usePlacementConditions } from './use-placement-conditions.ts';

/** Lists the settings that match a search; a click opens their tab. */
function FoundSettings({
  sought,
  tabs,
  onChoose,
  ref,
}: {
  sought: string;
  tabs: readonly SettingsTabDescriptor[];
  onChoose: (tab: SettingsTabId, setting?: string) => void;
  /** Ref of the list of results. */
  ref: Ref<HTMLUListElement>;
}) {
  const { i18n, t } = useLingui();
  const holds = usePlacementConditions();
  const found = findSettings(sought, i18n, holds).flatMap((hit) => {
    const tab = tabs.find(({ id }) => id === hit.tab);
    return tab ? [{ ...hit, tab }] : [];
  });
  const topics = findTopics(sought, i18n, tabs);
  if (found.length + topics.length === 0) {
    return (
      <EmptyNote>
        <Trans>No matching settings</Trans>
      </EmptyNote>
    );
  }
  return (
    <ul ref={ref} className={styles.found} aria-label={t`Matching settings`}>
      {found.map(({ key, tab, label, group }) => (
        <li key={key}>
          <button type="button" onClick={() => onChoose(tab.id, key)}>
            {label}
            <span>
              {i18n._(tab.title)} › {group}
            </span>
          </button>
        </li>
      ))}
      {topics.map(({ label, tab }) => (
        <li key={`${tab.id} ${label}`}>
          <button type="button" onClick={() => onChoose(tab.id)}>
            {label}
            <span>{i18n._(tab.title)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Vertical list of tabs. */
function SettingsTabList({
  tabs,
  current,
  onChoose,
}: {
  tabs: readonly SettingsTabDescriptor[];
  current: SettingsTabId | undefined;
  onChoose: (tab: SettingsTabId) => void;
}) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Settings sections`} className={styles.tabs}>
      {tabs.map(({ id, title, icon, startsSection }) => (
        <Fragment key={id}>
          {startsSection && <hr />}
          <button
            type="button"
            className={classNames(tabsStyles.pill, styles.tab)}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => onChoose(id)}
          >
            <Icon of={icon} />
            {i18n._(title)}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}

/** Focuses an element if nothing has the focus, because the focused element was removed. */
function focusIfLost({ current }: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) current?.focus({ preventScroll: true });
}

/** Footer with a switch for the advanced settings, the state of saving, backup and sign-out. */
function SettingsFooter({ isPhone, signOut }: { isPhone: boolean; signOut: ReactNode }) {
  const { t } = useLingui();
  const { preferences } = useSession();
  return (
    <div className={classNames(toggle.toggles, styles.footer)}>
      <Checkbox
        label={
          isPhone
            ? t({ message: 'Advanced', comment: 'Switch on phones: shows the advanced settings' })
            : t`Show advanced settings`
        }
        checked={usePreference('expertLevel') === 1}
        onToggle={(isOn) => preferences.set('expertLevel', isOn ? 1 : 0)}
      />
      {!isPhone && <SaveState />}
      <BackupMenu />
      {signOut}
    </div>
  );
}

/** Settings dialog with tabs, search and a footer. */
export function SettingsDialog({
  tabs,
  signOut,
  notices,
}: {
  /** The tabs that this viewer has. */
  tabs: readonly SettingsTabDescriptor[];
  /** Sign-out button; undefined for visitors. */
  signOut?: ReactNode;
  /** The notices of the client, which the dialog would cover otherwise. */
  notices?: ReactNode;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const window = useWindow('settings');
  const { tab, setting: requestedSetting, filter: requestedFilter } = window?.args ?? {};
  const search = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(mobileQuery);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(requestedSetting);
  const [initialArgs, setInitialArgs] = useState(window?.initialArgs);
  if (initialArgs !== window?.initialArgs) {
    setInitialArgs(window?.initialArgs);
    setQuery('');
    setFound(requestedSetting);
  }
  const current = tabs.find(({ id }) => id === tab) ?? (isPhone ? undefined : tabs[0]);
  const isSearching = query.trim() !== '';

  const goTo = (id: SettingsTabId | undefined, setting?: string): void => {
    flushSync(() => {
      updateWindow(session, 'settings', { tab: id });
      setFound(setting);
      setQuery('');
    });
    /* On phones, a tab replaces the list and its clicked button, and the list replaces the tab. */
    if (isPhone) focusIfLost(id === undefined ? side : title);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    const isSlash = keyName(event.nativeEvent) === '/' && !isTyping;
    if (!isSlash && !isCommandKey(event.nativeEvent, 'k')) return;
    event.preventDefault();
    search.current?.focus();
  };

  /* Arrow Down skips the tabs, which are between the search field and its results. */
  const handleSearchKey = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event.nativeEvent)) return;
    const hit = focusableIn(results.current)[0];
    if (event.key === 'Enter') hit?.click();
    if (event.key !== 'ArrowDown' || !hit) return;
    event.preventDefault();
    hit.focus();
  };

  return (
    <MinimizableDialog
      isMinimized={window?.isMinimized === true}
      title={<Trans>Settings</Trans>}
      before={
        isPhone &&
        current && (
          <IconButton icon={ArrowLeft} label={t`All settings`} onClick={() => goTo(undefined)} />
        )
      }
      beside={isPhone && <SaveState isShort />}
      back={<Trans>Back to settings</Trans>}
      onToggle={() => toggleWindowMinimized(session, 'settings')}
      onHide={() => closeWindow(session, 'settings')}
      onKeyDown={handleKeyDown}
      className={styles.dialog}
      backClassName={styles.back}
    >
      <div className={styles.middle}>
        {(!isPhone || !current) && (
          <div
            ref={side}
            tabIndex={-1}
            data-autofocus={isPhone ? '' : undefined}
            className={styles.side}
            data-searching={isSearching || undefined}
          >
            {/* The search field does not get the focus on phones, where the on-screen keyboard
                would cover the list of tabs, nor if the dialog was opened for a filter, whose
                form gets the focus. */}
            <input
              ref={search}
              type="search"
              dir="auto"
              data-autofocus={isPhone || requestedFilter ? undefined : ''}
              className={classNames(fieldStyles.control, styles.search)}
              placeholder={t`Search settings`}
              aria-label={t`Search settings`}
              aria-keyshortcuts="/ Control+K"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={handleSearchKey}
            />
            {!(isPhone && isSearching) && (
              <SettingsTabList tabs={tabs} current={current?.id} onChoose={goTo} />
            )}
          </div>
        )}
        {(isSearching || current) && (
          <div key={current?.id} className={styles.body}>
            {isSearching && (
              <FoundSettings ref={results} sought={query} tabs={tabs} onChoose={goTo} />
            )}
            {!isSearching && current && (
              <FoundSettingContext value={found}>
                <h3
                  ref={title}
                  tabIndex={-1}
                  data-autofocus={isPhone ? '' : undefined}
                  className={styles.tabTitle}
                >
                  {i18n._(current.title)}
                </h3>
                <LazyBoundary key={current.id} fallback={<Spinner isBlock label={t`Loading…`} />}>
                  <current.component />
                </LazyBoundary>
              </FoundSettingContext>
            )}
          </div>
        )}
      </div>
      <SettingsFooter isPhone={isPhone} signOut={signOut} />
      {window?.isMinimized === false && notices}
    </MinimizableDialog>
  );
}
