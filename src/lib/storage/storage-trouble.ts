/**
 * What went wrong with stored data. Never an exception: whoever opened the store is told, and the
 * client goes on from memory.
 */
export type StorageTrouble =
  | {
      readonly kind: 'unavailable';
      readonly name: string;
      /** `full`: quota used up. `blocked`: the browser forbids it. `failed`: there is none, or it broke. */
      readonly reason: 'full' | 'blocked' | 'failed';
    }
  | {
      readonly kind: 'quarantined';
      readonly name: string;
      /** `unreadable`: not what the schema says. `newer`: written by a later version of the client. */
      readonly reason: 'unreadable' | 'newer';
      /** Where the untouched value is kept. */
      readonly keptAs: string;
    };

export type OnStorageTrouble = (trouble: StorageTrouble) => void;
