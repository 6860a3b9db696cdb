import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState, useSyncExternalStore } from 'react';
import { useAnnounceStatuses } from '#components/announcer/use-announce-arrivals.ts';
import type { PreferenceKey, PreferenceValues } from '#session/preferences/preferences.ts';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { useShownKindItems } from './use-shown-kind-items.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { JumpToDateDialog } from '#components/feed/parts/lazy-jump-to-date-dialog.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';

/** One item of the quick settings menu. */
interface QuickSetting {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly isOn: (preferences: PreferenceStore) => boolean;
  readonly apply: (preferences: PreferenceStore) => void;
}

function replySetting(
  value: PreferenceValues['replyVisibility'],
  label: MessageDescriptor,
): QuickSetting {
  return {
    id: `replies-${value}`,
    label,
    isOn: (preferences) => preferences.get('replyVisibility') === value,
    apply: (preferences) => void preferences.set('replyVisibility', value),
  };
}

type ToggleKey = {
  [Key in PreferenceKey]: PreferenceValues[Key] extends boolean ? Key : never;
}[PreferenceKey];

/**
 * Creates an item that is ticked while the preference `keys[0]` is on, and sets all `keys`
 * together.
 */
function toggleSetting(
  id: string,
  label: MessageDescriptor,
  keys: readonly [ToggleKey, ...ToggleKey[]],
) {
  const isOn = (preferences: PreferenceStore): boolean => preferences.get(keys[0]);
  return {
    id,
    label,
    isOn,
    apply(preferences: PreferenceStore): void {
      const value = !isOn(preferences);
      for (const key of keys) preferences.set(key, value);
    },
  } satisfies QuickSetting;
}

/** The choices of which replies a member's timelines contain; exactly one is active. */
const replySettings: readonly QuickSetting[] = [
  replySetting('all', msg`Show all replies`),
  replySetting('following', msg`Replies to me and people I follow`),
  replySetting('self', msg`Only replies to me`),
];

/** The other quick settings of a timeline (R-TL-004). */
const quickSettings: readonly QuickSetting[] = [
  toggleSetting('bots', msg`Collapse posts by bots`, ['muteBotStatuses']),
  toggleSetting('media', msg`Collapse attachments`, ['hideAttachments', 'hideAttachmentsInConv']),
  toggleSetting('muted', msg`Hide filtered and muted posts`, ['hideFilteredStatuses']),
];

/** Menu of frequently changed timeline settings, with links to all settings. */
export function QuickSettings({
  loader,
  feed,
  isSeen,
  filterKey,
  onShow,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  /** Returns whether the reader's filters let a status through. */
  isSeen: (id: string) => boolean;
  /** Key of the timeline in the preference `leftOutOfTimelines`. */
  filterKey: string;
  /** Scrolls a loaded post to the top of the window. */
  onShow: (id: string) => void;
}) {
  const [isJumping, setJumping] = useState(false);
  const { i18n, t } = useLingui();
  const { preferences, viewerId } = useSession();
  /* Called in this component because it loads after the first screen and stays mounted with the
     timeline. */
  useAnnounceStatuses(feed, isSeen);
  const canJump = feed.order === 'id' && feed.ids.length > 0;
  const openSettings = useOpenSettings();
  useSyncExternalStore(preferences.subscribe, () =>
    [...replySettings, ...quickSettings]
      .map(({ isOn }) => (isOn(preferences) ? '1' : '0'))
      .join(''),
  );
  const toMenuItem = ({ id, label, isOn, apply }: QuickSetting): MenuItem => ({
    id,
    label: i18n._(label),
    isChecked: isOn(preferences),
    onSelect: () => apply(preferences),
  });
  const isMember = viewerId !== null;
  const shownKinds = useShownKindItems(filterKey);
  const replies = {
    id: 'replies',
    label: t`Replies in all timelines`,
    hasHeading: true,
    startsGroup: true,
    group: replySettings.map(toMenuItem),
  };
  const settingItems = quickSettings.map((item, index) => ({
    ...toMenuItem(item),
    startsGroup: index === 0,
  }));
  const otherItems: readonly (MenuItem | undefined)[] = [
    canJump
      ? {
          id: 'jump',
          label: t`Go to a date`,
          startsGroup: true,
          onSelect: () => setJumping(true),
        }
      : undefined,
    {
      id: 'words',
      label: t`Filters`,
      startsGroup: true,
      onSelect: () => openSettings('filters'),
    },
    { id: 'more', label: t`More settings`, onSelect: () => openSettings('reading') },
  ];
  return (
    <>
      <Menu
        label={t`Quick settings`}
        icon={Settings2}
        size="small"
        items={[shownKinds, isMember ? replies : undefined, ...settingItems, ...otherItems].filter(
          (item) => item !== undefined,
        )}
      />
      {isJumping && (
        <LazyBoundary>
          <JumpToDateDialog {...{ loader, feed, onShow }} onClose={() => setJumping(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
