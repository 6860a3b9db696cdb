import type { Instance } from '#instance/context.ts';

/** Sends a mail; does nothing for members without an address. */
export async function sendMail(
  instance: Instance,
  to: string | null,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  if (!to) return;
  await instance.mail.put({ ...mail, to, sentAt: instance.now() });
}
