/** Usernames that the server reserves. Global, since a page has one server for all accounts. */
export const reservedUsernames = new Set<string>();
