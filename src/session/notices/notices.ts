import { createStore, type StoreApi } from 'zustand/vanilla';

export type NoticeLevel = 'error' | 'warning' | 'info' | 'success';

/** A message to the person, as data: its words are made in the interface (R-ERR-004). */
export interface NoticeContent {
  readonly level: NoticeLevel;
  readonly messageKey: string;
  readonly messageArgs?: Readonly<Record<string, string | number>>;
  /** What failed, where the message tells it; put into words by the interface too. */
  readonly error?: unknown;
  /** Milliseconds until it goes by itself; absent: it stays until dismissed. */
  readonly timeoutMs?: number;
  /** Takes back what the notice tells of; it then goes. */
  readonly undo?: () => void;
  /** Does at once what the notice tells of; its words stand beside those of the notice. */
  readonly press?: () => void;
}

export interface Notice extends NoticeContent {
  readonly id: number;
}

export interface Notices {
  readonly store: StoreApi<readonly Notice[]>;
  /** Shows a notice; one that says the same as a notice still shown takes its place. */
  raise(content: NoticeContent): void;
  dismiss(id: number): void;
}

/** More than this at once help nobody: the oldest go. */
const mostAtOnce = 5;

function saysTheSame(one: NoticeContent, other: NoticeContent): boolean {
  return (
    one.messageKey === other.messageKey &&
    JSON.stringify(one.messageArgs) === JSON.stringify(other.messageArgs)
  );
}

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>(() => []);
  let lastId = 0;
  const dismiss = (id: number): void => {
    store.setState((notices) => notices.filter((notice) => notice.id !== id), true);
  };
  return {
    store,
    dismiss,
    raise(content) {
      lastId += 1;
      const notice = { ...content, id: lastId };
      store.setState(
        (notices) =>
          [...notices.filter((other) => !saysTheSame(other, content)), notice].slice(-mostAtOnce),
        true,
      );
      if (content.timeoutMs !== undefined) {
        setTimeout(() => dismiss(notice.id), content.timeoutMs);
      }
    },
  };
}
