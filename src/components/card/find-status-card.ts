/** Returns the card of a status inside `box`, never a card quoted by another one. */
export function findStatusCard(
  box: Element | null | undefined,
  id: string,
): HTMLElement | undefined {
  const cards = box?.querySelectorAll<HTMLElement>(`article[data-status="${CSS.escape(id)}"]`);
  return [...(cards ?? [])].find((card) => !card.parentElement?.closest('article'));
}
