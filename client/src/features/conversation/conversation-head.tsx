import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Link from 'lucide-react/icons/link';
import ListTree from 'lucide-react/icons/list-tree';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Rows from 'lucide-react/icons/rows-3';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import { copyStatusUrl } from '#session/actions/status-url.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { useRow } from '#store/use-row.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { PanelHead } from '#ui/page/panel.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from './conversation-head.module.css';

/** Switches between list and tree. Calls `onBefore` before the lines of the conversation change. */
function DisplaySwitch({ onBefore }: { onBefore: () => void }) {
  const { t } = useLingui();
  const { preferences } = useSession();
  const chosen = usePreference('conversationDisplay');
  const choices = [
    { id: 'linear', icon: Rows, label: t`List` },
    { id: 'tree', icon: ListTree, label: t`Tree` },
  ] as const;
  return (
    <fieldset aria-label={t`How to show conversations`} className={styles.switch}>
      {choices.map(({ id, icon, label }) => (
        <IconButton
          key={id}
          icon={icon}
          label={label}
          size="small"
          isOn={id === chosen}
          onClick={() => {
            onBefore();
            void preferences.set('conversationDisplay', id);
          }}
        />
      ))}
    </fieldset>
  );
}

function ConversationMenu({ focus }: { focus: string }) {
  const { t } = useLingui();
  const session = useSession();
  const { notices, tables } = session;
  const openSettings = useOpenSettings();
  const status = useRow(tables.statuses, focus);
  const copyLink = async (): Promise<void> => {
    try {
      await copyStatusUrl(session, status ?? { id: focus });
    } catch (error) {
      const messageArgs = { action: t`Copy link` };
      notices.raise({ level: 'error', messageKey: 'account.action_failed', messageArgs, error });
    }
  };
  return (
    <Menu
      label={t`Conversation options`}
      icon={Ellipsis}
      size="small"
      items={[
        {
          id: 'reload',
          label: t`Check for new replies`,
          icon: RefreshCw,
          onSelect: () => void getSessionThreads(session).load(focus),
        },
        { id: 'copy-link', label: t`Copy link`, icon: Link, onSelect: () => void copyLink() },
        {
          id: 'settings',
          label: t`Conversation settings`,
          icon: Settings,
          startsGroup: true,
          onSelect: () => openSettings('reading', 'conversationDisplay'),
        },
      ]}
    />
  );
}

/**
 * Header of a conversation: the number of its posts, the switch between list and tree, and a menu. The
 * main status below states its own number of replies, which differs.
 */
export function ConversationHead({
  focus,
  onBeforeSwitch,
  children,
}: {
  focus: string;
  onBeforeSwitch: () => void;
  /** Buttons before the switch. */
  children?: ReactNode;
}) {
  const thread = useRow(useSession().tables.threads, focus);
  const posts = thread?.statusIds.length ?? 0;
  return (
    <PanelHead
      level={1}
      title={<Trans>Conversation</Trans>}
      beside={
        thread?.isLoaded === true &&
        posts > 1 && (
          <span className={classNames(textStyles.faint, textStyles.cut, styles.count)}>
            <Plural value={posts} one="# post" other="# posts" />
          </span>
        )
      }
      actions={
        <>
          {children}
          <DisplaySwitch onBefore={onBeforeSwitch} />
          <ConversationMenu focus={focus} />
        </>
      }
    />
  );
}
