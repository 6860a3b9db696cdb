export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Milliseconds. */
  readonly sentAt: number;
}

/** Receives the mails of the instance, which are stored on this machine instead of being sent. */
export interface Mailbox {
  put(mail: Mail): Promise<void>;
  /** Returns the mails, the newest first. */
  all(): Promise<readonly Mail[]>;
}

export function createMemoryMailbox(): Mailbox {
  const mails: Mail[] = [];
  return {
    async put(mail) {
      mails.unshift(mail);
    },
    async all() {
      return [...mails];
    },
  };
}
