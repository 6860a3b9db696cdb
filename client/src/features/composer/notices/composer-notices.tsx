import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from '#ui/buttons/button.tsx';
import { type Draft, isEmptyDraft } from '#session/drafts/draft.ts';
import { Notice } from '#ui/notes/notice.tsx';
import textStyles from '#ui/text-styles.module.css';
import { can } from '#api/capabilities.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { prependMention } from '#session/drafts/mentions.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { LazyAddPeopleDialog } from '../parts/lazy-add-people-dialog.ts';
import { findAddresses } from '#session/drafts/mentions.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { isAddressedToChosenPeople } from '#session/drafts/is-addressed-to-chosen-people.ts';
import { LazyAudienceField } from '../parts/lazy-audience-field.ts';
import { QuoteMentionNotice } from './quote-mention-notice.tsx';

/** Sentences that say who can read a post. Public posts have none. */
const audiences: Readonly<Partial<Record<Visibility, MessageDescriptor>>> = {
  unlisted: msg`Anyone can read this, but it isn’t shown in public timelines.`,
  private: msg`Only your followers can read this.`,
  local: msg`Only people on this server can read this.`,
};

/** Says who can read the post, and warns if more people can than the writer may expect. */
function VisibilityNotice({ visibility }: { visibility: Visibility }) {
  const { i18n } = useLingui();
  const { tables, viewerId, instance, preferences } = useSession();
  const isLocked = useRow(tables.accounts, viewerId)?.locked ?? true;
  const hasSafeMentions = useStore(instance, ({ info }) =>
    can('safeDirectMentions', info.serverInfo),
  );
  const isHidden = usePreference('hideScopeNotice');
  const openSettings = useOpenSettings();
  if (visibility === 'private' && !isLocked) {
    return (
      <Notice level="warning">
        <Trans>
          Your account isn’t locked, so anyone can follow you and see your followers-only posts.
        </Trans>{' '}
        <Button variant="text" onClick={() => openSettings('privacy')}>
          <Trans>Change this in Settings</Trans>
        </Button>
      </Notice>
    );
  }
  if (visibility === 'direct') {
    return (
      <p className={textStyles.dim}>
        {hasSafeMentions ? (
          <Trans>
            Only the people mentioned at the start can read this. It isn’t end-to-end encrypted.
          </Trans>
        ) : (
          <Trans>Only the people mentioned can read this. It isn’t end-to-end encrypted.</Trans>
        )}
      </p>
    );
  }
  const audience = audiences[visibility];
  if (!audience || isHidden) return null;
  return (
    <Notice level="info" onDismiss={() => preferences.set('hideScopeNotice', true)}>
      {i18n._(audience)}
    </Notice>
  );
}

/** Says that a direct message mentions no one, and offers to add people. */
function NobodyMentioned({ change }: { change: (change: DraftChange) => void }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <p className={textStyles.dim}>
      <Trans>No one is mentioned yet, so only you could read this message.</Trans>{' '}
      <Button variant="text" size="small" onClick={() => setAdding(true)}>
        <Trans>Add people</Trans>
      </Button>
      {/* Rendered in a portal outside the form, since Enter in the dialog would submit the form. */}
      {isAdding &&
        createPortal(
          <LazyBoundary>
            <LazyAddPeopleDialog
              knownIds={new Set()}
              onAdd={(acct) => {
                change(({ text }) => ({ text: prependMention(acct, text) }));
                setAdding(false);
              }}
              onClose={() => setAdding(false)}
            />
          </LazyBoundary>,
          document.body,
        )}
    </p>
  );
}

export function ComposerNotices({
  draft,
  isSavedSeparately,
  change,
}: {
  draft: Draft;
  isSavedSeparately: boolean;
  change: (change: DraftChange) => void;
}) {
  const { editing, visibility, attachments, sensitive, subject, replyTo, text, thread } = draft;
  const hasContent = !isEmptyDraft(draft);
  const isNew = editing === undefined;
  const server = useStore(useSession().instance, ({ info }) => info.serverInfo);
  const hasChosenPeople = isNew && isAddressedToChosenPeople(draft, server);
  const isToNobody =
    isNew &&
    !hasChosenPeople &&
    visibility === 'direct' &&
    replyTo === undefined &&
    findAddresses([text, ...thread].join('\n')).length === 0;
  /* Whether the writer can choose the people who get a direct post. Not for a reply, since
     servers also send it to the author of its parent. Not for a scheduled post, since servers do
     not return the chosen people, who would be lost when the post is edited. */
  const offersPeople =
    isNew &&
    visibility === 'direct' &&
    replyTo === undefined &&
    draft.scheduledAt === undefined &&
    can('addressedStatuses', server);
  const isHiddenFile = attachments.length > 0 && !sensitive && subject.trim() !== '';
  return (
    <>
      {isSavedSeparately && (
        <Notice level="info">
          <Trans>You’re writing in another tab too. This text is saved in Drafts.</Trans>
        </Notice>
      )}
      {!isNew && (
        <Notice level="warning">
          <p>
            <Trans>Other servers may ignore this edit and keep the old version.</Trans>
          </p>
          <p>
            <Trans>Anyone who can see the post can read earlier versions.</Trans>
          </p>
        </Notice>
      )}
      {isNew && visibility === 'direct' && draft.quoteId !== undefined && (
        <QuoteMentionNotice {...{ draft, change }} />
      )}
      {isToNobody && <NobodyMentioned change={change} />}
      {isNew && hasContent && !isToNobody && !hasChosenPeople && (
        <VisibilityNotice visibility={visibility} />
      )}
      {(offersPeople || hasChosenPeople) && (
        <LazyBoundary>
          <LazyAudienceField draft={draft} change={change} />
        </LazyBoundary>
      )}
      {isHiddenFile && (
        <Notice level="warning">
          <Trans>
            Your media isn’t marked as sensitive, so it may be visible despite the content warning.
          </Trans>
        </Notice>
      )}
    </>
  );
}
