import * as v from 'valibot';
import { definePreference } from '../preference.ts';

const mark = v.object({
  color: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#FFFFFF'),
  type: v.picklist(['solid', 'striped', 'side']),
});

export const highlightPreferences = {
  highlight: definePreference({
    schema: v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((marks) => {
        const valid: Record<string, v.InferOutput<typeof mark>> = {};
        for (const [address, input] of Object.entries(marks)) {
          const result = v.safeParse(mark, input);
          if (result.success) valid[address] = result.output;
        }
        return valid;
      }),
    ),
    default: {},
  }),
};
