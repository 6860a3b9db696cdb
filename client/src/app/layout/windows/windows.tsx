import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import {
  closeWindow,
  type OpenWindow,
  windowList,
  updateWindow,
  useWindow,
} from '#session/windows/open-windows.ts';
import type { WindowArguments, WindowKind } from '#session/windows/window-arguments.ts';
import { useSession } from '#session/session-context.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { useModalDialog } from '#ui/dialogs/use-modal-dialog.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import styles from './lightbox-window.module.css';

const Lightbox = lazyPart('Lightbox', () => import('#features/lightbox/lightbox.tsx'));

function Cover({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useModalDialog(true, onClose);
  return (
    <dialog ref={dialog} aria-label={t`Loading…`} className={styles.veil} data-ground="dark">
      <IconButton icon={X} label={t`Close`} className={styles.close} onClick={onClose} />
      {children}
    </dialog>
  );
}

/** The lightbox; until its code has loaded, a dark cover of the page. */
function LightboxWindow({
  viewing,
  onClose,
}: {
  viewing: WindowArguments['lightbox'];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const renderCover = (content: ReactNode): ReactNode => <Cover onClose={onClose}>{content}</Cover>;
  return (
    <LazyBoundary
      fallback={renderCover(<Spinner isBlock label={t`Loading…`} />)}
      around={renderCover}
    >
      <Lightbox viewing={viewing} onClose={onClose} />
    </LazyBoundary>
  );
}

export const SettingsWindow = lazyPart(
  'SettingsWindow',
  () => import('../../settings/settings-window.tsx'),
);

const ModerationWindow = lazyPart(
  'ModerationWindow',
  () => import('#features/moderation/moderation-window.tsx'),
);

const AccountToolsDialog = lazyPart(
  'AccountToolsDialog',
  () => import('#features/moderation/people/account-tools-dialog.tsx'),
);

const AccountActionWindow = lazyPart(
  'AccountActionWindow',
  () => import('#components/account/account-action-window.tsx'),
);

const AccountListsDialog = lazyPart(
  'AccountListsDialog',
  () => import('#components/account/account-lists-dialog.tsx'),
);

const FilterStatusDialog = lazyPart(
  'FilterStatusDialog',
  () => import('#features/filters/filter-status-dialog.tsx'),
);

const ReportDialog = lazyPart(
  'ReportDialog',
  () => import('#features/moderation/reports/report-dialog.tsx'),
);

export const ComposerDialog = lazyPart(
  'ComposerDialog',
  () => import('#features/composer/places/composer-dialog.tsx'),
);

const DrawingDialog = lazyPart(
  'DrawingDialog',
  () => import('#features/composer/drawing/drawing-dialog.tsx'),
);

const DismissAllDialog = lazyPart(
  'DismissAllDialog',
  () => import('#features/notifications/dismiss-all-dialog.tsx'),
);

const SignOutDialog = lazyPart(
  'SignOutDialog',
  () => import('../account-menu/sign-out-dialog.tsx'),
);

const ShortcutHelpWindow = lazyPart(
  'ShortcutHelpWindow',
  () => import('../../keys/shortcut-help-window.tsx'),
);

const AppPalette = lazyPart('AppPalette', () => import('../../keys/app-palette.tsx'));

/**
 * The component of each kind of window. Windows are rendered here and not by the components that open
 * them, because those unmount when the page becomes narrow or wide. A key remounts a window when it is
 * opened for something else.
 */
const windows: {
  readonly [Kind in WindowKind]: (args: WindowArguments[Kind], onClose: () => void) => ReactNode;
} = {
  settings: () => <SettingsWindow />,
  moderation: () => <ModerationWindow />,
  accountTools: ({ accountId }, onClose) => (
    <AccountToolsDialog key={accountId} id={accountId} onClose={onClose} />
  ),
  accountAction: (chosen, onClose) => <AccountActionWindow {...chosen} onClose={onClose} />,
  accountLists: ({ accountId }, onClose) => (
    <AccountListsDialog accountId={accountId} onClose={onClose} />
  ),
  filterStatus: ({ statusId }, onClose) => (
    <FilterStatusDialog key={statusId} statusId={statusId} onClose={onClose} />
  ),
  report: (target, onClose) => (
    <ReportDialog key={target.accountId} target={target} onClose={onClose} />
  ),
  composer: (target, onClose) => <ComposerDialog target={target} onClose={onClose} />,
  lightbox: (viewing, onClose) => <LightboxWindow viewing={viewing} onClose={onClose} />,
  drawing: ({ draftKey, onDone }, onClose) => (
    <DrawingDialog
      key={draftKey}
      draftKey={draftKey}
      onClose={onClose}
      onDone={(picture) => {
        onClose();
        onDone(picture);
      }}
    />
  ),
  dismissNotifications: (_, onClose) => <DismissAllDialog onClose={onClose} />,
  signOut: (_, onClose) => <SignOutDialog onClose={onClose} />,
  shortcutHelp: (_, onClose) => <ShortcutHelpWindow onClose={onClose} />,
  palette: ({ from }, onClose) => <AppPalette from={from} onClose={onClose} />,
};

function renderWindow<Kind extends WindowKind>(
  { kind, args }: OpenWindow<Kind>,
  onClose: () => void,
): ReactNode {
  return windows[kind](args, onClose);
}

/**
 * Renders the open windows; the code of each is loaded when it is first opened (R-SHELL-055,
 * R-MOD-004), unless it was preloaded.
 */
export function Windows() {
  const session = useSession();
  const open = useStore(session.part(windowList));
  const isPhone = useMediaQuery(mobileQuery);
  const settings = useWindow('settings');
  useCloseOnBack('settings', settings?.isMinimized === false, () => {
    if (!isPhone || settings?.args.tab === undefined) return closeWindow(session, 'settings');
    updateWindow(session, 'settings', { tab: undefined });
    return 'stays';
  });
  const lightbox = useWindow('lightbox');
  useCloseOnBack('lightbox', lightbox !== undefined, () => closeWindow(session, 'lightbox'));
  return open.map((window) => (
    <LazyBoundary key={window.kind}>
      {renderWindow(window, () => closeWindow(session, window.kind))}
    </LazyBoundary>
  ));
}
