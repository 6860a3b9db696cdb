import { compareShapes, type Difference } from './conformance/compare-shapes.ts';
import { createCorrespondence } from './conformance/correspondence.ts';

/**
 * What differs in shape between an answer and a recorded one that was not made of the same scene:
 * where one is null or empty the other may be anything.
 */
export function shapeDifferences(recorded: unknown, ours: unknown): readonly Difference[] {
  return compareShapes(recorded, ours, createCorrespondence()).filter(
    ({ says }) => !/\bnull\b|\bempty\b/.test(says),
  );
}
