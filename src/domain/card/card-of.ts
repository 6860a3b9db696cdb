/** The card of a status within a part of the page; never one that another card quotes. */
export function cardOf(box: Element | null | undefined, id: string): HTMLElement | undefined {
  const cards = box?.querySelectorAll<HTMLElement>(`article[data-status="${CSS.escape(id)}"]`);
  return [...(cards ?? [])].find((card) => !card.parentElement?.closest('article'));
}
