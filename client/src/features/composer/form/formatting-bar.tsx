import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Quote from 'lucide-react/icons/text-quote';
import Strikethrough from 'lucide-react/icons/strikethrough';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isCommandKey } from '#lib/keys/key-events.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import {
  availableFormattings,
  toggleFormatting,
  type FormattingKind,
} from '#lib/toggle-formatting.ts';
import styles from './composer.module.css';

const markDisplay: Readonly<Record<FormattingKind, { icon: IconGlyph; label: MessageDescriptor }>> =
  {
    bold: { icon: Bold, label: msg`Bold` },
    italic: { icon: Italic, label: msg`Italic` },
    strike: { icon: Strikethrough, label: msg`Strikethrough` },
    code: {
      icon: Code,
      label: msg({ message: 'Code', comment: 'Format bar: monospaced text. Not a login code' }),
    },
    link: { icon: Link, label: msg`Link` },
    quote: { icon: Quote, label: msg`Block quote` },
    list: {
      icon: List,
      label: msg({ message: 'List', context: 'format', comment: 'Format bar: list with bullets' }),
    },
  };

/** Letters that apply a mark when pressed together with Control or Command. */
const keys: readonly (readonly [letter: string, FormattingKind])[] = [
  ['b', 'bold'],
  ['i', 'italic'],
];

/** Toolbar that applies marks such as bold to the selected text. Not shown for plain text. */
export function FormattingBar({
  field,
  contentType,
  isDisabled,
  onChange,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  contentType: string | undefined;
  isDisabled: boolean;
  onChange: (text: string) => void;
}) {
  const { i18n, t } = useLingui();
  const marks = availableFormattings(contentType);
  const applyMark = (kind: FormattingKind): void => {
    const { current } = field;
    if (!current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    const next = toggleFormatting({ text, start, end }, kind, contentType);
    current.focus();
    /* Rendered synchronously, so that the selection can be set in the new text. */
    flushSync(() => onChange(next.text));
    current.setSelectionRange(next.start, next.end);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const [, kind] = keys.find(([letter]) => isCommandKey(event, letter)) ?? [];
    if (kind === undefined || isDisabled || !marks.includes(kind)) return;
    event.preventDefault();
    applyMark(kind);
  });
  useEffect(() => {
    const { current } = field;
    const controller = new AbortController();
    const { signal } = controller;
    current?.addEventListener('keydown', (event) => handleKey(event), { signal });
    return () => controller.abort();
  }, [field]);
  if (marks.length === 0) return null;
  return (
    <div role="toolbar" aria-label={t`Formatting`} className={styles.tools}>
      {marks.map((kind) => (
        <IconButton
          key={kind}
          icon={markDisplay[kind].icon}
          label={i18n._(markDisplay[kind].label)}
          size="small"
          disabled={isDisabled}
          onClick={() => applyMark(kind)}
        />
      ))}
    </div>
  );
}
