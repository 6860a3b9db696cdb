import { useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './account-card.module.css';

/** The profile fields of an account; verified links are marked. */
export function AccountFields({ account }: { account: AccountRow }) {
  const { i18n, t } = useLingui();
  const { fields = [], emojis, url } = account;
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, value, verifiedAt }, index) => {
        const when = verifiedAt === null ? '' : formatDateTime(verifiedAt, i18n.locale, 'date');
        const words = when === '' ? '' : t`Verified on ${when}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
          <div key={index} className={styles.field}>
            <dt>
              <EmojiText text={name} emojis={emojis} />
            </dt>
            <dd>
              <RichText html={value} emojis={emojis} baseUrl={url} />
              {words !== '' && (
                <span title={words} className={styles.verified}>
                  <Icon of={BadgeCheck} />
                  <VisuallyHidden>{words}</VisuallyHidden>
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
