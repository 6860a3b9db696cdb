import { Plural } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { leadFocus } from '#domain/card/lead-focus.ts';
import type { ThreadHandle } from '#domain/thread/use-thread-handle.ts';
import { nextUnread } from '#domain/shortcuts/next-unread.ts';
import { Button } from '#ui/button.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { useWaitingReplies } from '../use-waiting-replies.ts';

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
  /* The counted replies may be deleted or hidden, and the button goes while it has the focus. */
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement !== own) return;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list as it is when the button goes
      leadFocus(list, list.current?.place?.key ?? focus);
    };
  }, [list, focus]);
  return (
    <Button ref={button} size="small" data-action={nextUnread} onClick={onPress}>
      <Plural value={count} one="# new reply" other="# new replies" />
    </Button>
  );
}

/** How many replies came since one was last there, or while one reads; leads from one to the next. */
export function NewRepliesButton({ focus, list, thread }: NewRepliesProps) {
  const { count, next } = useWaitingReplies(focus);
  if (count === 0) return null;
  const goOn = (): void => {
    const id = next();
    if (id !== undefined) thread.current?.leadTo(id);
  };
  return <CountButton count={count} focus={focus} list={list} onPress={goOn} />;
}
