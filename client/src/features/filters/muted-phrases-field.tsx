import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { TextArea } from '#ui/forms/text-area.tsx';

/** Delay between typing and saving, in milliseconds. */
const saveDelayMs = 500;

function parseWords(text: string): string[] {
  return text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * Text area for filtered words, one per line. Posts with these words are collapsed. Saves while
 * typing.
 */
export function MutedPhrasesField() {
  const { t } = useLingui();
  const { preferences } = useSession();
  const saved = usePreference('muteWords');
  const [text, setText] = useState<string>();
  const save = useEffectEvent(() => {
    if (text !== undefined) preferences.set('muteWords', parseWords(text));
  });

  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(save, saveDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  /* Saves the text if the field is removed before the delay has passed. */
  useEffect(() => () => save(), []);

  return (
    <TextArea
      label={t`Filtered words`}
      description={t`One per line. Posts that contain one are collapsed.`}
      rows={6}
      value={text ?? saved.join('\n')}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
