import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { featureTag, unfeatureTag } from '@rookery/contract/calls/mastodon/featured.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import {
  accountFeaturedTagsQuery,
  featuredTagsQuery,
  featuredTagSuggestionsQuery,
} from '#session/people/featured-queries.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import layout from '#ui/page/layout.module.css';
import styles from './account-settings.module.css';

/** Form for the hashtags on the viewer's profile. A change is sent at once. */
export function FeaturedTagsForm() {
  const { t } = useLingui();
  const session = useSession();
  const state = useCall(featuredTagsQuery, {});
  const suggestions = useCall(featuredTagSuggestionsQuery, {}).value ?? [];
  const [name, setName] = useState('');
  const adding = useSendRequest(featureTag, () => true);
  const removing = useSendRequest(unfeatureTag, () => true);
  const isBusy = adding.isSending || removing.isSending;
  const refresh = () =>
    Promise.all([
      invalidateQuery(session, featuredTagsQuery),
      invalidateQuery(session, featuredTagSuggestionsQuery),
      invalidateQuery(session, accountFeaturedTagsQuery),
    ]);
  const add = async (tag: string): Promise<boolean> => {
    removing.dismiss();
    const isAdded = (await adding.send({ body: { name: tag } })) === true;
    if (isAdded) await refresh();
    return isAdded;
  };
  const addTyped = async (): Promise<void> => {
    const tag = name.trim().replace(/^#/, '');
    if (tag !== '' && (await add(tag))) setName('');
  };
  const remove = async (id: string): Promise<void> => {
    adding.dismiss();
    if ((await removing.send({ path: { id } })) === true) await refresh();
  };
  return (
    <Form aria-label={t`Hashtags on your profile`} className={layout.stack} onSubmit={addTyped}>
      <h4>
        <Trans>Hashtags on your profile</Trans>
      </h4>
      <RequestView
        state={state}
        label={t`Loading hashtags…`}
        empty={<p>{t`You don’t feature any hashtags yet.`}</p>}
      >
        {(tags) => (
          <ul aria-label={t`Featured hashtags`} className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag.id} className={styles.tag}>
                #{tag.name}
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Remove #${tag.name}`}
                  disabled={isBusy}
                  onClick={() => void remove(tag.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </RequestView>
      <TextInput
        label={t`Add a hashtag`}
        value={name}
        autoCapitalize="none"
        onChange={({ target }) => setName(target.value)}
      />
      {suggestions.length > 0 && (
        <ul aria-label={t`Hashtags you use often`} className={styles.tags}>
          {suggestions.map((tag) => (
            <li key={tag}>
              <Button
                size="small"
                icon={Plus}
                aria-label={t`Add #${tag}`}
                disabled={isBusy}
                onClick={() => void add(tag)}
              >
                #{tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CallFailure error={adding.failure ?? removing.failure} />
      <div>
        <Button type="submit" isBusy={adding.isSending} disabled={name.trim() === ''}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </Form>
  );
}
