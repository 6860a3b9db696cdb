import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { applyImport, fitsNothing, type ImportPlan } from '#session/preferences/settings-import.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { wordsOfPreference } from '../words/all-words.ts';
import { lastImport } from './last-import.ts';
import { valueWords } from './value-words.ts';
import styles from './backup.module.css';

/** Says key by key what would change, and changes it when that is wanted. */
export function ImportPreview({
  plan,
  isSlightlyNew = false,
  onClose,
}: {
  plan: ImportPlan;
  isSlightlyNew?: boolean;
  onClose: () => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { changes, unfit, unknown } = plan;
  const isUseless = fitsNothing(plan);
  const name = (key: ImportPlan['unfit'][number]): string => i18n._(wordsOfPreference(key).label);
  const accept = (): void => {
    const undo = applyImport(session.preferences, plan);
    session.part(lastImport).setState({ count: changes.length, undo });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`What will change`}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {changes.length > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {changes.length > 0 && (
            <Button variant="primary" onClick={accept}>
              <Plural value={changes.length} one="Change # setting" other="Change # settings" />
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        {isSlightlyNew && (
          <p>
            <Trans>
              This comes from a slightly newer version. What this version does not know is left out.
            </Trans>
          </p>
        )}
        {isUseless ? (
          <p role="alert">
            <Trans>The settings in it are invalid. Nothing is changed.</Trans>
          </p>
        ) : (
          changes.length === 0 && (
            <p>
              <Trans>Everything is already as it is there.</Trans>
            </p>
          )
        )}
        {changes.length > 0 && (
          <ul aria-label={t`Changes`} className={styles.changes}>
            {changes.map(({ key, before, after }) => (
              <li key={key}>
                <span>{name(key)}</span>
                <span>
                  <del>{valueWords(key, before, i18n)}</del> → <b>{valueWords(key, after, i18n)}</b>
                </span>
              </li>
            ))}
          </ul>
        )}
        {unfit.length > 0 && !isUseless && (
          <p>
            <Trans>Invalid, and left out: {unfit.map(name).join(', ')}</Trans>
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            <Trans>Without a meaning here, and left out: {unknown.join(', ')}</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
