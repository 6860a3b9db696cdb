import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useComposerStore, type ComposerDialogTarget } from '#domain/composer/open-composer.ts';
import { draftKey } from '#domain/draft/draft-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DraftComposer } from './draft-composer.tsx';
import { DraftList } from './draft-list.tsx';
import { NewPost } from './new-post.tsx';
import { SourceComposer } from './source-composer.tsx';

function Form({ target, close }: { target: ComposerDialogTarget; close: () => void }) {
  const { kind } = target;
  if (kind === 'edit' || kind === 'redraft') {
    return <SourceComposer kind={kind} statusId={target.statusId} onPosted={close} />;
  }
  if (kind !== 'new') return <DraftComposer context={target} onPosted={close} />;
  const text = target.text === undefined ? {} : { initialText: target.text };
  return <NewPost hasFocus onPosted={close} {...text} />;
}

/** The form that lies over the page; what is begun in it stays a draft when it is closed. */
export function ComposerDialog() {
  const { t } = useLingui();
  const store = useComposerStore();
  const target = useStore(store, ({ dialog }) => dialog);
  /* The list of drafts, opened from this very form; another form closes it. */
  const [listFrom, setListFrom] = useState<ComposerDialogTarget>();
  const close = (): void => store.setState({ dialog: undefined });
  if (!target) return null;
  const isList = listFrom === target;
  const title = target.kind === 'edit' ? t`Edit post` : t`New post`;
  return (
    <Dialog isOpen onClose={close} title={isList ? t`Drafts` : title}>
      {isList ? <DraftList /> : <Form key={draftKey(target)} target={target} close={close} />}
      <p>
        <Button variant="text" onClick={() => setListFrom(isList ? undefined : target)}>
          {isList ? <Trans>Back to the post</Trans> : <Trans>Drafts</Trans>}
        </Button>
      </p>
    </Dialog>
  );
}
