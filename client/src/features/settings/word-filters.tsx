import { useEffect, useEffectEvent, useState } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { TextArea } from '#ui/text-area.tsx';

/** Delay between typing and saving, in milliseconds. */
const saveDelayMs = 500;

function parseWords(text: string): string[] {
  return text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Text area for filtered words, one per line. */
export function WordFilters({
  label,
  description,
}: {
  label: string;
  description: string | undefined;
}) {
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
  /* Saves the input if the settings are closed before the delay has passed. */
  useEffect(() => () => save(), []);

  return (
    <TextArea
      label={label}
      description={description}
      rows={6}
      value={text ?? saved.join('\n')}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
