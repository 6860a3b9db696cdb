import styles from './rich-text.module.css';

/**
 * The host of a remote account that is shown by its username only: hidden and not read out, but
 * copied, because `@rita` alone is another account elsewhere.
 */
export function CopiedHost({ acct }: { acct: string }) {
  const at = acct.indexOf('@');
  if (at === -1) return null;
  return (
    <span aria-hidden className={styles.invisible}>
      {acct.slice(at)}
    </span>
  );
}
