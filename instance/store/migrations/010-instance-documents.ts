/** Documents of the instance that its admins have written. */
export const instanceDocuments = `
CREATE TABLE instance_documents (
  name TEXT PRIMARY KEY,
  html TEXT NOT NULL
) WITHOUT ROWID;
`;
