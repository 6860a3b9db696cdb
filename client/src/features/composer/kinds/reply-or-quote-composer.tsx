import { Trans, useLingui } from '@lingui/react/macro';
import { use, type RefObject } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { plainLineText } from '#store/rich-text/plain-line-text.ts';
import { useDecodedText } from '#components/rich-text/use-markup-version.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { Composer } from '../form/composer.tsx';
import { ComposerDialogContext } from '../places/composer-dialog-context.ts';
import { mentionPrefill, subjectPrefill } from '#session/drafts/reply-prefill.ts';
import { visibilityOrDirect } from '#session/drafts/offered-visibilities.ts';

/** Maximum length of the excerpt of the status in a composer's name. */
const excerptLength = 60;

export interface ReplyOrQuoteComposerProps {
  readonly kind: 'reply' | 'quote';
  readonly status: StatusRow;
  readonly hasFocus: boolean;
  readonly form?: RefObject<HTMLFormElement | null> | undefined;
  readonly menuItems?: readonly MenuItem[] | undefined;
  readonly onClose: () => void;
  /** Called with the id of the new status once it is in the conversation. */
  readonly onPosted: (id: string | undefined) => void;
}

/**
 * Composer for a reply or a quote. Prefills the mentions: the author and the mentioned accounts for
 * a reply, the author for a quote. If the status replied to is deleted, the draft stays and can be
 * posted as a new post or discarded.
 */
export function ReplyOrQuoteComposer({
  kind,
  status,
  hasFocus,
  form,
  menuItems,
  onClose,
  onPosted,
}: ReplyOrQuoteComposerProps) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const drafts = useDrafts();
  const author = useRow(tables.accounts, status.accountId);
  const subjectLine = usePreference('subjectLineBehavior');
  const context: DraftContext = { kind, statusId: status.id };
  const isReply = kind === 'reply';
  const isParentDeleted = isReply && status.isDeleted === true;
  const address = displayAddress(author?.acct ?? '');
  /* The name contains an excerpt, since composers for several posts of one author need different
     names. */
  const excerpt = cutText(useDecodedText(statusExcerpt, status), excerptLength);
  const name = isReply ? t`Reply to ${address}` : t`Quoting ${address}`;
  const label =
    excerpt === ''
      ? name
      : t({
          message: `${name}: ${excerpt}`,
          comment:
            'Name of a form; {name} is “Reply to @jun” or “Quoting @jun”, {excerpt} the post',
        });
  const needsApproval = useRow(tables.statusViewers, status.id)?.quoteApproval === 'manual';
  const quoteLabel =
    needsApproval && status.accountId !== viewerId
      ? t({ message: 'Ask to quote', comment: 'Button: the author of the post must approve' })
      : t`Quote`;
  const answerLabel = isReply ? t`Reply` : quoteLabel;
  /* On phones, where the dialog fills the window, the button in its header closes the composer,
     so the form has no button to cancel. */
  const isSheet = use(ComposerDialogContext)?.head !== undefined;
  const cancel = isSheet ? undefined : onClose;
  const discard = (): void => {
    drafts.remove(context);
    onClose();
  };
  return (
    <Composer
      context={context}
      label={label}
      submitLabel={isParentDeleted ? t`Post` : answerLabel}
      cancelLabel={isParentDeleted ? t`Discard` : t`Cancel`}
      note={
        isParentDeleted && (
          <Trans>The post you’re replying to was deleted. Yours will be a new post.</Trans>
        )
      }
      {...(isParentDeleted && { sendOverride: (draft) => ({ ...draft, replyTo: undefined }) })}
      initialFields={
        isReply
          ? {
              text: mentionPrefill(status, author, viewerId),
              subject: subjectPrefill(plainLineText(status.spoilerText ?? ''), subjectLine),
              replyTo: status.id,
            }
          : {
              text: mentionPrefill({ ...status, mentions: [] }, author, viewerId),
              quoteId: status.id,
            }
      }
      parentVisibility={
        isReply || status.visibility === 'private' ? visibilityOrDirect(status) : undefined
      }
      hasFocus={hasFocus}
      form={form}
      menuItems={menuItems}
      onPosted={(id) => onPosted(isParentDeleted ? undefined : id)}
      onCancel={isParentDeleted ? discard : cancel}
    />
  );
}
