import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import type { Mail } from '#mail/mailbox.ts';
import { isLoopbackAddress, isLoopbackHost } from '#http/loopback.ts';
import { notFound } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import { markup, type Markup } from '#pages/markup.ts';
import { simplePage } from '#pages/simple-page.ts';

/** The path of the page on which a demo instance shows its mails. */
export const mailPagePath = '/dev/mail';

const showMails = defineCall('GET', mailPagePath, { caller: 'anyone', response: v.string() });

/** Returns a text in which URLs of this instance are links. Other URLs stay text. */
function withLinks(text: string, origin: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      part.startsWith(`${origin}/`) ? markup`<a href="${part}">${part}</a>` : markup`${part}`,
    );
}

function mailArticle(texts: Texts, mail: Mail, origin: string): Markup {
  const time = new Date(mail.sentAt).toLocaleString(texts.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return markup`<article>
    <h2>${mail.subject}</h2>
    <p class="faint">${texts.markup(msg`To {address}, {time}`, { address: mail.to, time })}</p>
    <pre dir="auto">${withLinks(mail.text, origin)}</pre>
  </article>`;
}

/** Shows the mails of a demo instance, whose recipients do not exist. */
export const mailPageRoutes = [
  route(showMails, async ({ instance, view, caller, request }) => {
    // The mails contain links that set a password. Neither other machines nor pages of other hosts
    // may read them.
    const isLocal =
      caller.address === 'here' ||
      (isLoopbackAddress(caller.address) && isLoopbackHost(request.headers.get('host')));
    if (!instance.config.demo || !isLocal) throw notFound();
    const mails = await instance.mail.all();
    const texts = textsForPage(request);
    return simplePage({
      texts,
      title: texts.text(msg`Emails`),
      content:
        mails.length === 0
          ? markup`<p>${texts.text(msg`No emails yet.`)}</p>`
          : markup`${mails.map((mail) => mailArticle(texts, mail, view.origin))}`,
    });
  }),
];
