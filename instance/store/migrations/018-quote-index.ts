/** Statuses by what they quote, which Mastodon's dialect counts for each status. */
export const quoteIndex = `
CREATE INDEX statuses_by_quote ON statuses (quote_id) WHERE quote_id IS NOT NULL;
`;
