import type { Mail } from './mailbox.ts';

/** Removes line breaks, with which a name could add further headers. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ').trim();
}

/** Returns a mail in the format of `.eml` files, which mail programs open. */
export function formatMail(mail: Mail): string {
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

/** Parses files that `formatMail` wrote. */
export function parseMail(file: string): Mail {
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
