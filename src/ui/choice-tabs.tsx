import styles from './tabs.module.css';

/** Which of a few parts is shown: a button for each, side by side. */
export function ChoiceTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly (readonly [id: Id, words: string])[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(([id, words]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </nav>
  );
}
