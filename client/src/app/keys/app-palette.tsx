import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Shield from 'lucide-react/icons/shield';
import {
  boundKeys,
  moderationShortcutId,
  shortcuts,
} from '#components/shortcuts/shortcut-table.ts';
import { availableActions } from '#components/status/available-actions.ts';
import { findMountedCard, type MountedCard } from '#components/status/mounted-card.ts';
import { useVisitorTranslation } from '#components/status/status-translation-state.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import type { SettingsTabId, WindowArguments } from '#session/windows/window-arguments.ts';
import { Palette, type PaletteGroup, type PaletteItem } from '#features/shortcuts/palette.tsx';
import {
  canRunShortcutOnPost,
  runShortcut,
  findUndoableNotice,
} from '#features/shortcuts/run-shortcut.ts';
import { findSettings } from '#features/settings/find-settings.ts';
import { usePlacementConditions } from '#features/settings/use-placement-conditions.ts';
import { useSession } from '#session/session-context.ts';
import { useNavEntries } from '#app/layout/navigation/use-nav-entries.ts';
import { settingsTabs } from '../settings/settings-tabs.tsx';
import { useSettingsTabs } from '../settings/use-settings-tabs.ts';
import { isAuthorCommand, useAuthorCommands } from './use-author-commands.ts';
import { useShellCommands } from './use-shell-commands.ts';
import { useShortcutContext } from './use-shortcut-context.ts';

function settingsGoalOf(tab: string): SettingsTabId {
  return settingsTabs.find(({ id }) => id === tab)?.id ?? 'appearance';
}

/** Renders the command palette with all commands available on the page. */
export function AppPalette({
  from,
  onClose,
}: Pick<WindowArguments['palette'], 'from'> & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const openSettings = useOpenSettings();
  const conditions = usePlacementConditions();
  const context = useShortcutContext();
  const offeredTabs = useSettingsTabs();
  const entries = useNavEntries();
  const shellCommands = useShellCommands();
  const [card] = useState(() => findMountedCard(from));
  useVisitorTranslation(card !== undefined);
  const { preferences, viewerId } = session;
  const keysById = new Map([...boundKeys(preferences)].map(([keys, id]) => [id, keys]));

  const rowItems = (group: 'posts' | 'post' | 'page'): PaletteItem[] =>
    shortcuts
      .filter((row) => row.group === group && row.id !== 'show-new' && row.id !== 'search')
      .filter(({ id }) => viewerId !== null || id !== 'compose')
      .filter(({ id }) => id !== 'undo' || findUndoableNotice(session) !== undefined)
      .map((row) => ({
        id: row.id,
        label: i18n._(row.label),
        keys: keysById.get(row.id),
        run: () => runShortcut(row.id, context),
      }));
  const postItems = (at: MountedCard): PaletteItem[] => {
    const actions = availableActions(session, at).map((action): PaletteItem => {
      const label = i18n._(action.label);
      const { id, icon } = action;
      return { id, label, icon, keys: keysById.get(id), run: () => action.run(label) };
    });
    const others = rowItems('post').filter(({ id }) => canRunShortcutOnPost(id, at));
    return [...actions, ...others];
  };
  const ofStatus = card ? postItems(card) : [];
  const author = useAuthorCommands(card, ofStatus.filter(isAuthorCommand), context.navigate);
  const places: PaletteItem[] = entries.map(({ id, label, icon, href }) => ({
    id: `go-${id}`,
    label,
    icon,
    keys: keysById.get(`go-${id}`),
    run: () => context.navigate(href),
  }));
  const placesByKeys: PaletteItem[] = shortcuts
    .filter(({ id }) => id.startsWith('go-') && !places.some((place) => place.id === id))
    .filter(({ id }) => context.resolvePlace(id.slice(3)) !== undefined)
    .map(({ id, label }) => ({
      id,
      label: i18n._(label),
      keys: keysById.get(id),
      run: () => runShortcut(id, context),
    }));
  const moderation: readonly PaletteItem[] =
    context.openModeration === undefined
      ? []
      : [
          {
            id: moderationShortcutId,
            label: t`Moderation`,
            icon: Shield,
            keys: keysById.get(moderationShortcutId),
            run: context.openModeration,
          },
        ];
  const search: PaletteItem = {
    id: 'search',
    label: t({ message: 'Search', comment: 'Verb on buttons, noun as title and label' }),
    keys: keysById.get('search'),
    run: () => runShortcut('search', context),
  };
  const tabs: PaletteItem[] = offeredTabs.map(({ id, title, icon }) => ({
    id: `settings ${id}`,
    label: i18n._(title),
    icon,
    detail: t`Settings`,
    run: () => openSettings(id),
  }));
  const groups: PaletteGroup[] = [
    {
      id: 'post',
      title: t`This post`,
      items: ofStatus.filter((item) => author === undefined || !isAuthorCommand(item)),
    },
    ...(author ? [author] : []),
    {
      id: 'page',
      title: t({
        message: 'Anywhere',
        comment: 'Heading: keys and actions that work on every page',
      }),
      items: [...rowItems('page'), ...rowItems('posts'), ...shellCommands],
    },
    {
      id: 'places',
      title: t({
        message: 'Go to',
        comment: 'Heading over places that keys lead to: “Go to: Home, Notifications …”',
      }),
      items: [...places, ...placesByKeys, ...moderation, search],
    },
    { id: 'tabs', title: t`Settings`, items: tabs },
  ];
  return (
    <Palette
      groups={groups}
      settings={(typed) =>
        findSettings(typed, i18n, conditions).map(({ key, tab, label, group }) => ({
          id: `setting ${key}`,
          label,
          detail: group,
          run: () => openSettings(settingsGoalOf(tab), key),
        }))
      }
      navigate={(href) => context.navigate(href)}
      onClose={onClose}
    />
  );
}
