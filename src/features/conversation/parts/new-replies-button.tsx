import { Plural } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusStatus } from '#components/card/focus-status.ts';
import type { ThreadHandle } from '#components/thread/use-thread-handle.ts';
import { nextUnreadShortcutId } from '#components/shortcuts/next-unread.ts';
import { Button } from '#ui/button.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { useUnreadReplies } from '../use-unread-replies.ts';

interface NewRepliesProps {
  readonly focus: string;
  readonly list: RefObject<VirtualListHandle | null>;
  readonly thread: RefObject<ThreadHandle | null>;
}

function CountButton({
  count,
  focus,
  list,
  onPress,
}: Pick<NewRepliesProps, 'focus' | 'list'> & { count: number; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  /* The button can unmount while focused, if the counted replies are deleted or filtered. */
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement !== own) return;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list as it is when the button goes
      focusStatus(list, list.current?.anchor?.key ?? focus);
    };
  }, [list, focus]);
  return (
    <Button ref={button} size="small" data-action={nextUnreadShortcutId} onClick={onPress}>
      <Plural value={count} one="# new reply" other="# new replies" />
    </Button>
  );
}

/** Button with the number of replies since the last visit; moves from one to the next. */
export function NewRepliesButton({ focus, list, thread }: NewRepliesProps) {
  const { count, next } = useUnreadReplies(focus);
  if (count === 0) return null;
  const showNext = (): void => {
    const id = next();
    if (id !== undefined) thread.current?.showStatus(id);
  };
  return <CountButton count={count} focus={focus} list={list} onPress={showNext} />;
}
