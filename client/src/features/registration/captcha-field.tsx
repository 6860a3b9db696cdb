import { Trans, useLingui } from '@lingui/react/macro';
import { getCaptcha } from '@rookery/contract/calls/sign-up.ts';
import type { Captcha } from '@rookery/contract/schemas/captcha.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { defineQuery, identity } from '#session/queries/query.ts';
import type { CallState } from '#session/queries/use-call.ts';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './registration.module.css';

export const captchaQuery = defineQuery('captcha', getCaptcha, identity);

/** Returns whether the client can show a kind of captcha. Other kinds are left to the server. */
function isSupportedCaptcha({ type }: Captcha): boolean {
  return type === 'kocaptcha' || type === 'native';
}

/** Captcha image with an input. A click on the image loads another one. */
export function CaptchaField({
  state,
  isDisabled,
}: {
  state: CallState<Captcha>;
  isDisabled: boolean;
}) {
  const { t } = useLingui();
  return (
    <RequestView state={state} label={t`Loading captcha…`}>
      {(captcha) =>
        isSupportedCaptcha(captcha) && (
          <div className={styles.captcha}>
            <button
              type="button"
              className={styles.picture}
              disabled={isDisabled}
              aria-label={t`Captcha; press for another image`}
              onClick={state.retry}
            >
              <img src={captcha.url} alt={t`Captcha`} />
            </button>
            <p>
              <Trans>Press the image for another one.</Trans>
            </p>
            <TextInput
              key={captcha.url}
              label={t`Letters in the image`}
              name="captcha"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isDisabled}
            />
          </div>
        )
      }
    </RequestView>
  );
}
