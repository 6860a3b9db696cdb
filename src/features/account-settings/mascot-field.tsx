import { useLingui } from '@lingui/react/macro';
import { getMascot, setMascot } from '#contract/calls/account-settings.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSend } from '#session/queries/use-send.ts';
import { PictureDrop } from './picture-drop.tsx';
import styles from './account-settings.module.css';

const mascotQuery = defineQuery('mascot', getMascot, identity);

/** Mascot, which some clients of this server show in a corner (R-SET-047). */
export function MascotField() {
  const { t } = useLingui();
  const state = useCall(mascotQuery, {});
  const { send, isSending, failure } = useSend(setMascot, () => true);
  return (
    <RequestView state={state} label={t`Mascot`}>
      {({ url }) => (
        <div className={styles.pictureField}>
          <PictureDrop
            label={t`Mascot`}
            description={t`Some other clients show it in a corner of the page.`}
            error={false}
            isDisabled={isSending}
            onFile={(file) => void send({ body: { file } }).then(() => state.retry())}
          >
            <img
              src={safeMediaUrl(url ?? '')}
              alt={t`The mascot now`}
              referrerPolicy="no-referrer"
            />
          </PictureDrop>
          {isSending && <progress aria-label={t`The picture is being sent`} />}
          <CallFailure error={failure} />
        </div>
      )}
    </RequestView>
  );
}
