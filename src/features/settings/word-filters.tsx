import { useEffect, useEffectEvent, useState } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { TextArea } from '#ui/text-area.tsx';

/** Milliseconds after the last key until the words are kept. */
const restFor = 500;

function wordsOf(text: string): string[] {
  return text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The filtered words, one a line. */
export function WordFilters({
  label,
  description,
}: {
  label: string;
  description: string | undefined;
}) {
  const { preferences } = useSession();
  const kept = usePreference('muteWords');
  const [text, setText] = useState<string>();
  const keep = useEffectEvent(() => {
    if (text !== undefined) preferences.set('muteWords', wordsOf(text));
  });

  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(keep, restFor);
    return () => clearTimeout(timer);
  }, [text]);
  /* Stores what was typed when the settings are closed before the pause is over. */
  useEffect(() => () => keep(), []);

  return (
    <TextArea
      label={label}
      description={description}
      rows={6}
      value={text ?? kept.join('\n')}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
