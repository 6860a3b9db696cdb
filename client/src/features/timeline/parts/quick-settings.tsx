import { useLingui } from '@lingui/react/macro';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState, useSyncExternalStore } from 'react';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menu.tsx';
import type { MenuItem } from '#ui/menu-item.ts';
import { useOpenSettings } from '#components/windows/use-open-window.ts';
import { jumpToDate } from '#components/feed/jump-to-date.ts';
import { JumpDialog } from '#components/feed/parts/jump-dialog.tsx';
import { quickSettings, replySettings, type QuickSetting } from '../quick-settings-items.ts';

/** Menu of frequently changed timeline settings, with links to all settings. */
export function QuickSettings({
  loader,
  feed,
  onShow,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  /** Scrolls a loaded post to the top of the window. */
  onShow: (id: string) => void;
}) {
  const [isJumping, setJumping] = useState(false);
  const { i18n, t } = useLingui();
  const { preferences, tables, viewerId } = useSession();
  const onJump = jumpToDate(loader, feed, tables, onShow);
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
  const replies = { id: 'replies', label: t`Replies`, choices: replySettings.map(toMenuItem) };
  const settingItems = quickSettings.map((item, index) => ({
    ...toMenuItem(item),
    startsGroup: isMember && index === 0,
  }));
  const otherItems: readonly (MenuItem | undefined)[] = [
    onJump && {
      id: 'jump',
      label: t`Go to a date`,
      startsGroup: true,
      onSelect: () => setJumping(true),
    },
    {
      id: 'words',
      label: t`Word filters`,
      startsGroup: true,
      onSelect: () => openSettings('filtering'),
    },
    { id: 'more', label: t`More settings`, onSelect: () => openSettings('general') },
  ];
  return (
    <>
      <Menu
        label={t`Quick settings`}
        icon={Settings2}
        size="small"
        items={[isMember ? replies : undefined, ...settingItems, ...otherItems].filter(
          (item) => item !== undefined,
        )}
      />
      {isJumping && onJump && (
        <JumpDialog onJump={(before) => void onJump(before)} onClose={() => setJumping(false)} />
      )}
    </>
  );
}
