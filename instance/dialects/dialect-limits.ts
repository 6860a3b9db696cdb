const month = 2_629_746;

/**
 * The options whose defaults differ from Akkoma's: limits in characters and bytes, durations of
 * polls in seconds. The durations are those that both servers announce.
 */
export const dialectLimits = {
  akkoma: {},
  mastodon: {
    limits: {
      status: 500,
      description: 1500,
      displayName: 30,
      note: 500,
      fields: 4,
      fieldName: 255,
      fieldValue: 255,
      pinned: 5,
      pollOptions: 4,
      pollOptionLength: 50,
      pollMinimumExpiry: 300,
      pollMaximumExpiry: month,
    },
    postFormats: ['text/plain'],
    focalPoints: true,
    mediaMeta: true,
    directTimeline: false,
  },
  gotosocial: {
    limits: {
      description: 1500,
      fields: 6,
      fieldName: 255,
      fieldValue: 255,
      pinned: 10,
      pollOptions: 6,
      pollOptionLength: 50,
      pollMinimumExpiry: 300,
      pollMaximumExpiry: month,
    },
    postFormats: ['text/plain', 'text/markdown'],
    focalPoints: true,
    mediaMeta: true,
    directTimeline: false,
  },
};
