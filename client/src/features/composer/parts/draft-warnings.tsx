import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Draft } from '#components/draft/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import type { DraftWarning } from '../draft-warning.ts';
import { warningPreferences, useDraftWarnings } from '../use-draft-warnings.ts';
import styles from './draft-warnings.module.css';

const messages: Readonly<Record<DraftWarning, MessageDescriptor>> = {
  audience: msg`More people can read this than the post that it answers.`,
  descriptions: msg`A file has no description.`,
  language: msg`The text does not look like the language that is chosen.`,
  mention: msg`You mention somebody whom you block, or who is gone.`,
  repeat: msg`You posted almost the same a moment ago.`,
};

/** Shows non-blocking warnings about a draft; each kind can be switched off. */
export function DraftWarnings({
  draft,
  parentVisibility,
}: {
  draft: Draft;
  parentVisibility: Visibility | undefined;
}) {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const found = useDraftWarnings(draft, parentVisibility);
  return (
    <output className={styles.doubts}>
      {found.map((warning) => (
        <span key={warning}>
          {i18n._(messages[warning])}{' '}
          <Button
            size="small"
            variant="text"
            aria-label={t`Do not tell this again: ${i18n._(messages[warning])}`}
            onClick={() => preferences.set(warningPreferences[warning], false)}
          >
            <Trans>Do not tell this again</Trans>
          </Button>
        </span>
      ))}
    </output>
  );
}
