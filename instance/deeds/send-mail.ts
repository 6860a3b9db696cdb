import type { Instance } from '#instance/context.ts';

/** Writes somebody a mail; those without an address are spared. */
export async function sendMail(
  instance: Instance,
  to: string | null,
  mail: { readonly subject: string; readonly text: string },
): Promise<void> {
  if (!to) return;
  await instance.mail.put({ ...mail, to, sentAt: instance.now() });
}
