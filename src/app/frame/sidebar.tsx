import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import { pathTo, profilePath } from '#domain/links/paths.ts';
import { useRow } from '#entities/use-row.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { useSession } from '#session/session-context.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRouter, useShown } from '../router/router-context.ts';
import { MemberCard } from '../shell/member-card.tsx';
import { NavPanel } from '../shell/nav-panel.tsx';
import { FormRoom } from './form-room.tsx';
import { NewPost, SignInForm } from './lazy-parts.ts';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useNavEntries } from './use-nav-entries.ts';

function Member({ id }: { id: string }) {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const account = useRow(tables.accounts, id);
  const href = profilePath(account ?? { id });
  const acct = account?.acct ?? '';
  const count = (key: string, value: number | undefined, label: string, hash: string) => ({
    id: key,
    value: value === undefined ? '–' : formatNumber(value, i18n.locale),
    label,
    href: `${href}${hash}`,
  });
  return (
    <MemberCard
      label={t`You`}
      name={<EmojiText text={account?.displayName || acct || t`You`} emojis={account?.emojis} />}
      acct={acct}
      href={href}
      avatar={account?.avatar}
      cover={account?.header}
      counts={[
        count('statuses', account?.statusesCount, t`posts`, ''),
        count('following', account?.followingCount, t`following`, '#followees'),
        count('followers', account?.followersCount, t`followers`, '#followers'),
      ]}
    >
      <PartSlot fallback={<FormRoom of="newPost" />}>
        <NewPost />
      </PartSlot>
    </MemberCard>
  );
}

function Visitor() {
  const { t } = useLingui();
  const router = useRouter();
  const canRegister = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  return (
    <Panel label={t`Log in`}>
      <PanelHead title={t`Log in`} isSticky={false} />
      <PartSlot fallback={<FormRoom of="signIn" />}>
        <SignInForm
          canRegister={canRegister}
          onSignedIn={() => router.navigate({ href: pathTo('friends') })}
          onResetDemanded={() =>
            router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })
          }
        />
      </PartSlot>
    </Panel>
  );
}

/** The side of the page: who one is and the composer, or the way to sign in; then the places. */
export function Sidebar() {
  const { viewerId } = useSession();
  const entries = useNavEntries();
  const { pathname } = useShown().location;
  /* One form to sign in by is enough, and two of a name cannot be told apart by ear. */
  const isSigningIn = pathname === pathTo('login');
  return (
    <>
      {viewerId !== null && <Member id={viewerId} />}
      {viewerId === null && !isSigningIn && <Visitor />}
      {entries.length > 0 && (
        <Panel>
          <NavPanel entries={entries} />
        </Panel>
      )}
    </>
  );
}
