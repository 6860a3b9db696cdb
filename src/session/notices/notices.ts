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
  /** A later notice of the same matter takes the place of this one: how it went, after that it began. */
  readonly matter?: string;
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
  /** Shows a notice; one on the same matter, or that says the same, takes the place of what is still shown. */
  raise(content: NoticeContent): void;
  dismiss(id: number): void;
}

/** More than this at once help nobody: the oldest go. */
const mostAtOnce = 5;

function takesThePlaceOf(one: NoticeContent, other: NoticeContent): boolean {
  if (one.matter !== undefined && one.matter === other.matter) return true;
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
          [...notices.filter((other) => !takesThePlaceOf(content, other)), notice].slice(
            -mostAtOnce,
          ),
        true,
      );
      if (content.timeoutMs !== undefined) {
        setTimeout(() => dismiss(notice.id), content.timeoutMs);
      }
    },
  };
}
