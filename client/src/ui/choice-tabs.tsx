import styles from './tabs.module.css';

/** Row of toggle buttons that selects which part is shown. */
export function ChoiceTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly (readonly [id: Id, text: string])[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}) {
  return (
    <nav aria-label={label} data-tabs className={styles.tabs}>
      {tabs.map(([id, text]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}
