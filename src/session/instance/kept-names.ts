/** Names that the server keeps for itself, as it says them; a page has one server, whoever is signed in. */
export const keptNames = new Set<string>();
