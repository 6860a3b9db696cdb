import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactNode } from 'react';
import { withoutDirectionControls } from '#lib/direction-controls.ts';

/*
 * Lingui (6.8) looks for tags in the finished sentence, values included. A value that is an element is
 * put in afterwards, so a text with a `<` goes as one.
 */
function asPlain(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? (
    <>{withoutDirectionControls(value)}</>
  ) : (
    value
  );
}

/**
 * A sentence with elements in it, in which the values are never read as markup. The macro's `Trans`
 * becomes this one (`runtimeConfigModule` in `lingui.config.ts`).
 */
export function Trans({ values, ...props }: TransProps): ReactNode {
  const plain =
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asPlain(value)]));
  return <LinguiTrans {...props} {...(plain ? { values: plain } : {})} />;
}
