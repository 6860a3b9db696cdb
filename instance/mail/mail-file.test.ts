import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMail, formatMail } from './mail-file.ts';

test('parseMail: parses what formatMail wrote', () => {
  const mail = {
    to: 'ana@instance.test',
    subject: 'Grüße',
    text: 'One line\n\nand another: Ω\n',
    sentAt: 1_700_000_000_000,
  };
  expect(parseMail(formatMail(mail))).toEqual(mail);
});

test('formatMail: no subject or address can add a header', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (to, subject) => {
      const file = formatMail({ to, subject: `${subject}\r\nBcc: x@y.test`, text: '', sentAt: 0 });
      const head = file.slice(0, file.indexOf('\r\n\r\n')).split('\r\n');
      expect(head).toHaveLength(6);
    }),
  );
});
