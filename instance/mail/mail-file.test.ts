import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMail, writeMail } from './mail-file.ts';

test('readMail: parses what writeMail wrote', () => {
  const mail = {
    to: 'ana@instance.test',
    subject: 'Grüße',
    text: 'One line\n\nand another: Ω\n',
    sentAt: 1_700_000_000_000,
  };
  expect(readMail(writeMail(mail))).toEqual(mail);
});

test('writeMail: no subject or address can add a header', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (to, subject) => {
      const file = writeMail({ to, subject: `${subject}\r\nBcc: x@y.test`, text: '', sentAt: 0 });
      const head = file.slice(0, file.indexOf('\r\n\r\n')).split('\r\n');
      expect(head).toHaveLength(6);
    }),
  );
});
