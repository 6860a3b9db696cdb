import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useComposerStore, type ComposerDialogTarget } from '#domain/composer/open-composer.ts';
import { can } from '#api/capabilities.ts';
import { draftKey } from '#domain/draft/draft-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { DraftComposer } from './draft-composer.tsx';
import { DraftList } from './draft-list.tsx';
import { GivenPost } from './given-post.tsx';
import { NewPost } from './new-post.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { SourceComposer } from './source-composer.tsx';

function Form({ target, close }: { target: ComposerDialogTarget; close: () => void }) {
  const { kind } = target;
  if (kind === 'edit' || kind === 'redraft') {
    return <SourceComposer kind={kind} statusId={target.statusId} onPosted={close} />;
  }
  if (kind === 'reply' || kind === 'quote')
    return <AnswerDialog target={{ ...target, kind }} onClose={close} />;
  if (kind !== 'new') return <DraftComposer context={target} onPosted={close} />;
  if (target.text !== undefined) return <GivenPost text={target.text} onPosted={close} />;
  return <NewPost hasFocus onPosted={close} />;
}

/* The button that leads to a list goes with the form. */
function takeFocus(list: HTMLElement | null): void {
  list?.focus();
}

/** The form that lies over the page; what is begun in it stays a draft when it is closed. */
export function ComposerDialog() {
  const { t } = useLingui();
  const store = useComposerStore();
  const target = useStore(store, ({ dialog }) => dialog);
  const canSchedule = useStore(useSession().instance, ({ info }) => can('scheduling', info.facts));
  /* A list that was opened from this very form; another form closes it. */
  const [open, setOpen] = useState<
    Pick<ComposerDialogTarget, 'list'> & { from: ComposerDialogTarget }
  >();
  const close = (): void => store.setState({ dialog: undefined });
  if (!target) return null;
  const list = open?.from === target ? open.list : target.list;
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
        <div key={list} ref={takeFocus} tabIndex={-1} data-autofocus="">
          {list === 'drafts' ? <DraftList /> : <ScheduledList />}
        </div>
      )}
      {!list && (
        <Form key={`${draftKey(target)} ${target.text ?? ''}`} target={target} close={close} />
      )}
      <p>
        {list ? (
          <Button variant="text" onClick={() => setOpen({ from: target })}>
            <Trans>Back to the post</Trans>
          </Button>
        ) : (
          <>
            <Button variant="text" onClick={() => setOpen({ list: 'drafts', from: target })}>
              <Trans>Drafts</Trans>
            </Button>
            {canSchedule && (
              <Button variant="text" onClick={() => setOpen({ list: 'scheduled', from: target })}>
                <Trans>Scheduled posts</Trans>
              </Button>
            )}
          </>
        )}
      </p>
    </Dialog>
  );
}
