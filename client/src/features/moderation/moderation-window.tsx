import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  closeWindow,
  toggleWindowMinimized,
  useWindow,
  updateWindow,
} from '#session/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { useNeedsStaffSignIn } from '#components/sign-in/use-needs-staff-sign-in.ts';
import { SignInAtServer } from '#components/sign-in/sign-in-at-server.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { MinimizableDialog } from '#ui/dialogs/minimizable-dialog.tsx';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { ApiError } from '#api/api-error.ts';
import { getInvites } from '@rookery/contract/calls/admin-registrations.ts';
import { roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useRetainedFocus } from '#ui/focus/use-retained-focus.ts';
import { formatNumber } from '#i18n/format/number.ts';
import tabStyles from '#ui/forms/tabs.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './moderation.module.css';
import { instanceDocumentQuery, InstanceDocuments } from './instance-documents.tsx';
import { EmojiPacks } from './emoji-packs/emoji-packs.tsx';
import { logActorsQuery, logActorsValues } from '#session/moderation/moderation-log-query.ts';
import { emojiPacksQuery } from '#session/moderation/emoji-pack-queries.ts';
import { Invites } from './people/invites.tsx';
import { People } from './people/people.tsx';
import { Registrations } from './people/registrations.tsx';
import { ReportQueue } from './reports/report-queue.tsx';
import { reportWatch } from '#session/moderation/report-watch.ts';

type Tab = 'reports' | 'registrations' | 'people' | 'log' | 'invites' | 'documents' | 'emoji';

const ModerationLog = lazyPart('ModerationLog', () => import('./log/moderation-log.tsx'));

/** Requests invitations once, to know whether the server offers them to this viewer. */
const invitesOffered = defineQuery('invites offered', getInvites, identity);

/** Tabs for reports, registrations (if approval is required), people and admin tools. */
function ModerationTabs() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { instance, tables, viewerId } = session;
  const me = useRow(tables.accounts, viewerId);
  const isAdmin = me !== undefined && roleOf(me) === 'admin';
  const { approvalRequired: hasApproval, serverInfo } = useStore(instance, ({ info }) => info);
  const about = useWindow('moderation')?.args.reportsAbout;
  const openCount = useStore(session.part(reportWatch).store, ({ total }) => total);
  const box = useRetainedFocus();
  const [chosen, setTab] = useState<Tab>('reports');
  const invites = useCall(invitesOffered, {}, { isDisabled: !isAdmin, staleTime: Infinity });
  const documents = useCall(
    instanceDocumentQuery,
    { path: { name: 'instance-panel' } },
    { isDisabled: !isAdmin, staleTime: Infinity },
  );
  const packs = useCall(emojiPacksQuery, {}, { isDisabled: !isAdmin, staleTime: Infinity });
  const logActors = useCall(logActorsQuery, logActorsValues, { staleTime: Infinity });
  const hasInvites =
    isAdmin && invites.value !== undefined && !(invites.failure instanceof ApiError);
  const tabs: readonly (readonly [Tab, string] | false)[] = [
    [
      'reports',
      t({ message: 'Reports', comment: 'Noun, plural: what people reported to the moderators' }),
    ],
    hasApproval && ['registrations', t`Registrations`],
    ['people', t`People`],
    logActors.value !== undefined && [
      'log',
      t({ message: 'Log', comment: 'Noun, tab: list of what moderators did' }),
    ],
    hasInvites && ['invites', t`Invitations`],
    isAdmin && documents.value !== undefined && ['documents', t`Server pages`],
    isAdmin && packs.value !== undefined && ['emoji', t`Emoji`],
  ];
  const shown = tabs.filter((tab) => tab !== false);
  /* If the window was opened for the reports about one account, the tab with the reports is
     shown. */
  const tab = about === undefined ? chosen : 'reports';
  const hasPanes = tab === 'reports' || tab === 'people';
  const choose = (id: Tab): void => {
    updateWindow(session, 'moderation', {});
    setTab(id);
  };
  return (
    <>
      <nav aria-label={t`Moderation sections`} className={tabStyles.tabs}>
        {shown.map(([id, label]) => (
          <button
            key={id}
            type="button"
            className={tabStyles.tab}
            aria-current={id === tab ? 'page' : undefined}
            data-autofocus={id === tab ? '' : undefined}
            onClick={() => choose(id)}
          >
            {label}{' '}
            {id === 'reports' && openCount > 0 && (
              <span className={textStyles.dim}>{formatNumber(openCount, i18n.locale)}</span>
            )}
          </button>
        ))}
        {isAdmin && can('administrationPage', serverInfo) && (
          <a
            href="/pleroma/admin/#/login-pleroma"
            target="_blank"
            rel="noreferrer"
            className={tabStyles.tab}
          >
            <Trans>Administration</Trans>
          </a>
        )}
      </nav>
      <div ref={box} tabIndex={-1} className={hasPanes ? styles.queue : styles.body}>
        {tab === 'reports' && <ReportQueue />}
        {tab === 'registrations' && <Registrations />}
        {tab === 'people' && <People />}
        {tab === 'log' && (
          <LazyBoundary>
            <ModerationLog />
          </LazyBoundary>
        )}
        {tab === 'invites' && <Invites />}
        {tab === 'documents' && <InstanceDocuments />}
        {tab === 'emoji' && <EmojiPacks />}
      </div>
    </>
  );
}

/** Shown instead of the tabs if the viewer's token has no scopes for moderation. */
function StaffSignIn() {
  const { href } = useRouter().store.getState().location;
  return (
    <div className={styles.body}>
      <SignInAtServer
        isInWindow={false}
        target={{ purpose: 'staff', returnTo: href }}
        reason={
          <Trans>To moderate, allow it on the server’s page. You return here afterwards.</Trans>
        }
      />
    </div>
  );
}

/**
 * The moderation dialog, which can be minimised and restored (R-MOD-001, R-MOD-023). Renders nothing if
 * the viewer is no longer staff.
 */
export function ModerationWindow() {
  const session = useSession();
  /* Does not check whether the server has these screens: the window is offered only on servers
     that do. */
  const me = useRow(session.tables.accounts, session.viewerId);
  const isStaff = me !== undefined && roleOf(me) !== 'member';
  const isMinimized = useWindow('moderation')?.isMinimized === true;
  const needsSignIn = useNeedsStaffSignIn();
  if (!isStaff) return null;
  return (
    <MinimizableDialog
      isMinimized={isMinimized}
      title={<Trans>Moderation</Trans>}
      back={<Trans>Back to moderation</Trans>}
      onToggle={() => toggleWindowMinimized(session, 'moderation')}
      onHide={() => closeWindow(session, 'moderation')}
      className={styles.dialog}
      backClassName={styles.back}
    >
      {needsSignIn ? <StaffSignIn /> : <ModerationTabs />}
    </MinimizableDialog>
  );
}
