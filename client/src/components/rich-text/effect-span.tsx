import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { effectStyle } from './effect-style.ts';
import styles from './effects.module.css';
import type { RichEffect } from './rich-node.ts';

/** Text with an effect of Misskey's markup; unknown effects render plain text. */
export function EffectSpan({ effect, children }: { effect: RichEffect; children: ReactNode }) {
  const style = effectStyle(effect);
  if (style === undefined) return <span>{children}</span>;
  return (
    <span
      className={classNames(styles.effect, ...style.classes.map((name) => styles[name]))}
      style={style.measures satisfies CSSProperties & Record<`--${string}`, string>}
      // Blurred text is revealed on hover and on keyboard focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- blurred words become clear under focus
      tabIndex={effect.name === 'blur' ? 0 : undefined}
    >
      {children}
    </span>
  );
}
