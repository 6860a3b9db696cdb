import { useLingui } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Select } from '#ui/forms/select.tsx';
import styles from '../profile.module.css';

/** Default highlight colour (R-PROF-038). */
const defaultColor = '#FFFFFF';

/** Selects whether and in which colour an account's posts and mentions are highlighted. */
function HighlightChoice({ acct }: { acct: string }) {
  const { t } = useLingui();
  const { preferences } = useSession();
  const marks = usePreference('highlight');
  const mark = Object.hasOwn(marks, acct) ? marks[acct] : undefined;
  const { [acct]: _, ...others } = marks;
  return (
    <div className={styles.highlight}>
      <Select
        label={t`Highlight their posts`}
        value={mark?.type ?? 'disabled'}
        onChoose={(type) =>
          preferences.set(
            'highlight',
            type === 'disabled'
              ? others
              : { ...others, [acct]: { type, color: mark?.color ?? defaultColor } },
          )
        }
        options={[
          { value: 'disabled', label: t`No highlight` },
          { value: 'solid', label: t`Solid background` },
          { value: 'striped', label: t`Striped background` },
          { value: 'side', label: t`Side stripe` },
        ]}
      />
      {mark && (
        <Field label={t`Colour`}>
          {(ids) => (
            <input
              {...ids}
              type="color"
              value={mark.color.toLowerCase()}
              className={styles.color}
              onChange={({ target }) =>
                preferences.set('highlight', {
                  ...others,
                  [acct]: { ...mark, color: target.value },
                })
              }
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** Dialog to highlight the posts and mentions of an account. */
export function HighlightDialog({ acct, onClose }: { acct: string; onClose: () => void }) {
  const { t } = useLingui();
  const address = displayAddress(acct);
  return (
    <Dialog isOpen title={t`Highlight ${address}`} onClose={onClose}>
      <HighlightChoice acct={acct} />
    </Dialog>
  );
}
