import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  useComposerStore,
  type ComposerDialogTarget,
} from '#components/composer/composer-store.ts';
import { can } from '#api/capabilities.ts';
import { draftKey } from '#components/draft/draft-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ReplyOrQuoteDialog } from './reply-or-quote-dialog.tsx';
import { DraftComposer } from './draft-composer.tsx';
import { DraftList } from './draft-list.tsx';
import { PrefilledComposer } from './prefilled-composer.tsx';
import { NewPost } from './new-post.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { SourceComposer } from './source-composer.tsx';

function ComposerForm({ target, close }: { target: ComposerDialogTarget; close: () => void }) {
  const { kind } = target;
  if (kind === 'edit' || kind === 'redraft') {
    return <SourceComposer kind={kind} statusId={target.statusId} onPosted={close} />;
  }
  if (kind === 'reply' || kind === 'quote')
    return <ReplyOrQuoteDialog target={{ ...target, kind }} onClose={close} />;
  if (kind !== 'new') return <DraftComposer context={target} onPosted={close} />;
  if (target.text !== undefined) return <PrefilledComposer text={target.text} onPosted={close} />;
  return <NewPost hasFocus onPosted={close} />;
}

/* Opening a list unmounts the focused button, so focus moves to the list. */
function focusList(list: HTMLElement | null): void {
  list?.focus();
}

/** Dialog with the composer. Closing it keeps the content as a draft. */
export function ComposerDialog() {
  const { t } = useLingui();
  const store = useComposerStore();
  const target = useStore(store, ({ dialog }) => dialog);
  const canSchedule = useStore(useSession().instance, ({ info }) =>
    can('scheduling', info.serverInfo),
  );
  /* The list opened from the current target; another target closes it. */
  const [openList, setOpenList] = useState<
    Pick<ComposerDialogTarget, 'list'> & { from: ComposerDialogTarget }
  >();
  const close = (): void => store.setState({ dialog: undefined });
  if (!target) return null;
  const list = openList?.from === target ? openList.list : target.list;
  const titleOf: Readonly<Partial<Record<string, string>>> = {
    edit: t`Edit post`,
    reply: t`Reply`,
    quote: t`Quote`,
  };
  const titles = { drafts: t`Drafts`, scheduled: t`Scheduled posts` };
  const title = titleOf[target.kind] ?? t`New post`;
  return (
    <Dialog isOpen onClose={close} title={list ? titles[list] : title}>
      {list && (
        <div key={list} ref={focusList} tabIndex={-1} data-autofocus="">
          {list === 'drafts' ? <DraftList /> : <ScheduledList />}
        </div>
      )}
      {!list && (
        <ComposerForm
          key={`${draftKey(target)} ${target.text ?? ''}`}
          target={target}
          close={close}
        />
      )}
      <p>
        {list ? (
          <Button variant="text" onClick={() => setOpenList({ from: target })}>
            <Trans>Back to the post</Trans>
          </Button>
        ) : (
          <>
            <Button variant="text" onClick={() => setOpenList({ list: 'drafts', from: target })}>
              <Trans>Drafts</Trans>
            </Button>
            {canSchedule && (
              <Button
                variant="text"
                onClick={() => setOpenList({ list: 'scheduled', from: target })}
              >
                <Trans>Scheduled posts</Trans>
              </Button>
            )}
          </>
        )}
      </p>
    </Dialog>
  );
}
