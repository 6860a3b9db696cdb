/** A mail that the instance wrote. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Milliseconds. */
  readonly sentAt: number;
}

/** Where mails go: nothing leaves this machine, so they are laid down to be read here. */
export interface Mailbox {
  put(mail: Mail): Promise<void>;
  /** The newest first. */
  all(): Promise<readonly Mail[]>;
}

export function memoryMailbox(): Mailbox {
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
