import type { I18n } from '@lingui/core';
import { loadMessages } from '#i18n/activate-language.ts';
import type { Session } from '#session/session.ts';
import { findMountedCard } from './mounted-card.ts';
import { statusSentence } from './status-sentence.ts';

let areMessagesLoaded = false;

function idsIn(value: string | null): string[] {
  return (value ?? '').split(' ').filter((id) => id !== '');
}

/**
 * Names a card by the sentence of its status while it has the focus; before and after, it is named by
 * its author and described by its text. Folded and deleted cards, and rows of notifications, keep
 * their name.
 *
 * The name is written to the element, like the position in the feed: a render of the card for each
 * move of the focus would cost more, and so would a sentence for each card that is never focused. A
 * name is used instead of `aria-labelledby` with the ids of the parts, since the card shows "5m" and
 * bare numbers, which make no sentence, and instead of a description, which VoiceOver reads after a
 * pause and which some people turn off.
 */
export async function nameFocusedCard(
  article: Element,
  session: Session,
  i18n: I18n,
): Promise<void> {
  /* Later calls must not wait for the messages of other code that is just loading. */
  if (!areMessagesLoaded) await loadMessages();
  areMessagesLoaded = true;
  const labelId = article.getAttribute('aria-labelledby');
  const card = findMountedCard(article);
  /* The focus may have moved while this code and its messages were loading. */
  if (document.activeElement !== article || labelId === null || card?.article !== article) return;
  const described = article.getAttribute('aria-describedby');
  /* `cardDescriptionIds` derives the ids from the name's. */
  const isOwn = (id: string): boolean => id.startsWith(`${labelId}-`);
  const own = idsIn(described).filter((id) => isOwn(id));
  if (own.length === 0 || own.includes(`${labelId}-reason`)) return;
  const sentence = statusSentence(
    {
      cardId: article.getAttribute('data-status') ?? '',
      facts: card.facts,
      isUnfolded: card.actions.isUnfolded,
      isMediaCovered: article.querySelector('[data-cover]') !== null,
    },
    session,
    i18n,
  );
  if (sentence === '') return;
  article.setAttribute('aria-label', sentence);
  article.removeAttribute('aria-labelledby');
  const others = idsIn(described).filter((id) => !isOwn(id));
  if (others.length === 0) article.removeAttribute('aria-describedby');
  else article.setAttribute('aria-describedby', others.join(' '));
  article.addEventListener(
    'blur',
    () => {
      article.removeAttribute('aria-label');
      article.setAttribute('aria-labelledby', labelId);
      /* React has written another description if the card was unfolded meanwhile. */
      const isReplaced = idsIn(article.getAttribute('aria-describedby')).some((id) => isOwn(id));
      if (!isReplaced && described !== null) article.setAttribute('aria-describedby', described);
    },
    { once: true },
  );
}
