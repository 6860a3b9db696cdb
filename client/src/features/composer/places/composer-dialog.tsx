import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ComposerTarget } from '#session/windows/window-arguments.ts';
import { draftKey, isPostDraft } from '#session/drafts/draft-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import { ComposerDialogContext } from './composer-dialog-context.ts';
import { ComposerDialogContent } from './composer-dialog-content.tsx';
import { ComposerDialogFrame } from './composer-dialog-frame.tsx';
import { DraftList } from '../lists/draft-list.tsx';
import { openComposers } from '#session/drafts/open-composers.ts';
import { ScheduledList } from '../lists/scheduled-list.tsx';
import { useScheduledMenuItem } from '../lists/use-scheduled-menu-item.ts';

/** Button that opens the list of drafts; renders nothing if there are none. */
function DraftsButton({ onClick }: { onClick: () => void }) {
  const drafts = useDrafts();
  const hasAny = useSyncExternalStore(
    drafts.subscribe,
    () =>
      drafts.list().some(({ context }) => isPostDraft(context)) || drafts.unreadable().length > 0,
  );
  return (
    hasAny && (
      <Button variant="text" onClick={onClick}>
        <Trans>Drafts</Trans>
      </Button>
    )
  );
}

/* Focuses a list when it opens, since opening it unmounts the focused button. */
function focusList(list: HTMLElement | null): void {
  list?.focus();
}

/** Dialog with the composer. When it closes, its content is kept as a draft. */
export function ComposerDialog({
  target,
  onClose,
}: {
  target: ComposerTarget;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const composers = useSession().part(openComposers);
  const { kind } = target;
  useLayoutEffect(() => {
    composers.setState({ inDialog: kind });
    return () => composers.setState({ inDialog: undefined });
  }, [composers, kind]);
  /* The list that was opened for the current target; it closes when the target changes. */
  const [openList, setOpenList] = useState<
    Pick<ComposerTarget, 'list'> & { from: ComposerTarget }
  >();
  const list = openList?.from === target ? openList.list : target.list;
  const isPhone = useMediaQuery(mobileQuery);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const menuItems = useScheduledMenuItem(() => setOpenList({ list: 'scheduled', from: target }));
  const titleOf: Readonly<Partial<Record<string, string>>> = {
    edit: t`Edit post`,
    reply: t`Reply`,
    quote: t`Quote`,
    message: t({ message: 'Message', comment: 'Noun: title of a window for a direct message' }),
    ...(target.isDirect && { new: t`New message` }),
  };
  const titles = { drafts: t`Drafts`, scheduled: t`Scheduled posts` };
  const title = titleOf[target.kind] ?? t`New post`;
  return (
    <ComposerDialogFrame
      title={list ? titles[list] : title}
      isPhone={isPhone}
      hasForm={!list}
      head={setHead}
      onClose={onClose}
      beside={
        !list && <DraftsButton onClick={() => setOpenList({ list: 'drafts', from: target })} />
      }
    >
      {list && (
        <div key={list} ref={focusList} tabIndex={-1} data-autofocus="">
          {list === 'drafts' ? <DraftList /> : <ScheduledList />}
        </div>
      )}
      {list ? (
        <p>
          <Button variant="text" onClick={() => setOpenList({ from: target })}>
            <Trans>Back to the post</Trans>
          </Button>
        </p>
      ) : (
        <ComposerDialogContext value={{ menuItems, head: isPhone ? head : undefined }}>
          <ComposerDialogContent
            key={`${draftKey(target)} ${target.text ?? ''} ${target.isDirect ?? ''}`}
            target={target}
            onClose={onClose}
          />
        </ComposerDialogContext>
      )}
    </ComposerDialogFrame>
  );
}
