import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useComposerStore } from '#domain/composer/open-composer.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NewPost } from './new-post.tsx';
import { SourceComposer } from './source-composer.tsx';

/** The form that lies over the page; what is begun in it stays a draft when it is closed. */
export function ComposerDialog() {
  const { t } = useLingui();
  const store = useComposerStore();
  const target = useStore(store, ({ dialog }) => dialog);
  const close = (): void => store.setState({ dialog: undefined });
  if (!target) return null;
  const isEdit = target.kind === 'edit';
  return (
    <Dialog isOpen onClose={close} title={isEdit ? t`Edit post` : t`New post`}>
      {target.kind === 'edit' || target.kind === 'redraft' ? (
        <SourceComposer kind={target.kind} statusId={target.statusId} onPosted={close} />
      ) : (
        <NewPost
          hasFocus
          onPosted={close}
          {...(target.text === undefined ? {} : { initialText: target.text })}
        />
      )}
    </Dialog>
  );
}
