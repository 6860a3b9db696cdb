/** A profile field as it is stored: its name, its value as typed, and the value as HTML. */
export interface ProfileField {
  readonly name: string;
  readonly value: string;
  readonly html: string;
}
