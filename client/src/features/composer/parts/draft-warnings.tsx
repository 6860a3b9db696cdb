import { useDeferredValue, useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Draft } from '#components/draft/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import type { OutboxStorage } from '#components/draft/outbox-storage.ts';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { plainText } from '#components/rich-text/plain-text.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { Session } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import {
  type DraftWarning,
  type DraftWarningContext,
  draftWarnings,
  findAddresses,
} from '../draft-warning.ts';
import styles from './draft-warnings.module.css';

/** Milliseconds during which an identical post counts as an accidental repeat. */
const repeatWindowMs = 60_000;

/** The preference that switches off each warning. */
const warningPreferences = {
  audience: 'tellWiderAudience',
  descriptions: 'tellMissingDescriptions',
  language: 'tellOtherLanguage',
  mention: 'tellOutOfReach',
  repeat: 'tellRepeatedPosts',
} as const satisfies Readonly<Record<DraftWarning, string>>;

function recentTexts({ tables, viewerId }: Session, now: number): readonly string[] {
  return [...tables.statuses.keys()].flatMap((id) => {
    const { accountId, createdAt, content } = tables.statuses.get(id) ?? {};
    const isRecent = accountId === viewerId && now - Date.parse(createdAt ?? '') < repeatWindowMs;
    return isRecent && content !== undefined ? [plainText(content)] : [];
  });
}

/** Returns the texts of posts that are delayed or waiting to be sent. */
function pendingTexts(posts: OutboxStorage): readonly string[] {
  return posts.list().flatMap(({ state, draft }) => (state === 'failed' ? [] : [draft.text]));
}

/** Searches the cached accounts, but only if the text mentions any. */
function createUnreachableCheck(
  { tables }: Session,
  text: string,
): DraftWarningContext['isUnreachable'] {
  const named = new Set(findAddresses(text));
  if (named.size === 0) return () => false;
  const unreachable = new Set<string>();
  for (const id of tables.accounts.keys()) {
    const account = tables.accounts.get(id);
    const acct = account?.acct?.toLowerCase();
    if (acct === undefined || !named.has(acct)) continue;
    if (account?.isDeactivated === true || tables.relationships.get(id)?.blocking === true)
      unreachable.add(acct);
  }
  return (acct) => unreachable.has(acct);
}

/** Returns the warnings for a draft that the viewer has not switched off. */
function useDraftWarnings(
  draft: Draft,
  parentVisibility: Visibility | undefined,
): readonly DraftWarning[] {
  const session = useSession();
  const enabled: Readonly<Record<DraftWarning, boolean>> = {
    audience: usePreference(warningPreferences.audience),
    descriptions: usePreference(warningPreferences.descriptions),
    language: usePreference(warningPreferences.language),
    mention: usePreference(warningPreferences.mention),
    repeat: usePreference(warningPreferences.repeat),
  };
  const { posts } = useDrafts();
  const deferredDraft = useDeferredValue(draft);
  const found = useMemo(() => {
    const fullText = [deferredDraft.subject, deferredDraft.text, ...deferredDraft.thread].join(
      '\n',
    );
    const known = {
      parentVisibility,
      isUnreachable: createUnreachableCheck(session, fullText),
      recent: [
        ...recentTexts(session, Date.parse(deferredDraft.updatedAt)),
        ...pendingTexts(posts),
      ],
    };
    return draftWarnings(deferredDraft, known);
  }, [deferredDraft, session, posts, parentVisibility]);
  return found.filter((warning) => enabled[warning]);
}

const messages: Readonly<Record<DraftWarning, MessageDescriptor>> = {
  audience: msg`Your reply is more public than the original post.`,
  descriptions: msg`An attachment has no description.`,
  language: msg`The text doesn’t seem to match the selected language.`,
  mention: msg`You mention someone you block or whose account is gone.`,
  repeat: msg`You just posted almost the same text.`,
};

/** Shows non-blocking warnings about a draft; each kind can be switched off. */
export function DraftWarnings({
  draft,
  parentVisibility,
}: {
  draft: Draft;
  parentVisibility: Visibility | undefined;
}) {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const found = useDraftWarnings(draft, parentVisibility);
  return (
    <output className={styles.doubts}>
      {found.map((warning) => (
        <span key={warning}>
          {i18n._(messages[warning])}{' '}
          <Button
            size="small"
            variant="text"
            aria-label={t`Don’t warn me again: ${{ warning: i18n._(messages[warning]) }}`}
            onClick={() => preferences.set(warningPreferences[warning], false)}
          >
            <Trans>Don’t warn me again</Trans>
          </Button>
        </span>
      ))}
    </output>
  );
}
