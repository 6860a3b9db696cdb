import type { Mail } from './mailbox.ts';

/** A header is one line, whatever somebody put into a name. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ').trim();
}

/** A mail as a file that any mail program opens. */
export function writeMail(mail: Mail): string {
  const headers = [
    `Date: ${new Date(mail.sentAt).toUTCString()}`,
    `To: ${oneLine(mail.to)}`,
    `Subject: ${oneLine(mail.subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${mail.text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** The other way, for files that `writeMail` wrote. */
export function readMail(file: string): Mail {
  const end = file.indexOf('\r\n\r\n');
  const head = end < 0 ? file : file.slice(0, end);
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
    }),
  );
  return {
    to: headers.get('To') ?? '',
    subject: headers.get('Subject') ?? '',
    text: end < 0 ? '' : file.slice(end + 4).replaceAll('\r\n', '\n'),
    sentAt: Date.parse(headers.get('Date') ?? '') || 0,
  };
}
