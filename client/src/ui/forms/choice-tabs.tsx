import styles from './tabs.module.css';
import textStyles from '../text-styles.module.css';

/**
 * Row of toggle buttons that selects which part is shown. `count` is the number of items in a part.
 */
export function ChoiceTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly (readonly [id: Id, text: string, count?: string])[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}) {
  return (
    <nav aria-label={label} data-tabs className={styles.tabs}>
      {tabs.map(([id, text, count = '']) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {text} {count !== '' && <span className={textStyles.dim}>{count}</span>}
        </button>
      ))}
    </nav>
  );
}
