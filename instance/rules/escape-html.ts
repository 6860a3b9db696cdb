const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Returns the text of HTML created by this instance. Line breaks are removed, as on
 * Akkoma.
 */
export function plainText(html: string): string {
  return (
    html
      // `[^>]*` would search the rest of the text for each `<` without an end.
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (reference) => characters[reference] ?? reference)
  );
}
