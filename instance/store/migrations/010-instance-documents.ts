/** Documents of the instance written by its admins. */
export const instanceDocuments = `
CREATE TABLE instance_documents (
  name TEXT PRIMARY KEY,
  html TEXT NOT NULL
) WITHOUT ROWID;
`;
