/** A profile field in the database: source and HTML. */
export interface ProfileField {
  readonly name: string;
  readonly value: string;
  readonly html: string;
}
