import { classNames } from '#ui/class-names.ts';
import { effectStyle } from '#store/rich-text/effect-style.ts';
import type { RichEffect } from '#store/rich-text/rich-node.ts';
import styles from './effects.module.css';

/**
 * Returns the class and the custom properties of an element with an effect; undefined for an unknown
 * effect.
 */
export function effectProps(effect: RichEffect) {
  const style = effectStyle(effect);
  return (
    style && {
      className: classNames(styles.effect, ...style.classes.map((name) => styles[name])),
      style: style.measures,
    }
  );
}
