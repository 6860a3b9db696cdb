type Wire = Readonly<Record<string, unknown>>;

/** As many authors as a busy timeline has. */
const peopleCount = 400;

const newest = Date.UTC(2026, 0, 1);
const minute = 60_000;

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null;
}

/** One and the same at every call with the number. */
function drawPerson(template: unknown, number: number): Wire {
  return {
    ...(isWire(template) ? template : {}),
    id: `person${number}`,
    acct: `person${number}`,
    username: `person${number}`,
    display_name: `Person ${number}`,
    avatar: '/static/avatar.svg',
  };
}

/**
 * A long timeline as a server would answer it, newest first: recorded statuses over and over, each
 * with an id of its own (as has what it repeats or quotes) and by one of some hundred people. The
 * same at every call.
 */
export function drawStatuses(templates: readonly unknown[], count: number): readonly Wire[] {
  const wires = templates.filter(isWire);
  const people = Array.from({ length: peopleCount }, (_, number) =>
    drawPerson(wires[number % wires.length]?.['account'], number),
  );

  function draw(template: Wire, index: number, id: string): Wire {
    const { reblog, quote, pleroma } = template;
    const inner = (value: unknown, prefix: string): Wire | null =>
      isWire(value) ? draw(value, index + 7, `${prefix}${id}`) : null;
    return {
      ...template,
      id,
      account: people[index % peopleCount],
      created_at: new Date(newest - index * minute).toISOString(),
      favourited: false,
      // What is muted is folded or left out, and would have nothing to press.
      muted: false,
      reblog: inner(reblog, '9'),
      quote: inner(quote, '8'),
      ...(isWire(pleroma)
        ? {
            pleroma: {
              ...pleroma,
              thread_muted: false,
              ...('quote' in pleroma ? { quote: inner(pleroma['quote'], '8') } : {}),
            },
          }
        : {}),
    };
  }

  return Array.from({ length: count }, (_, index) =>
    draw(wires[index % wires.length] ?? {}, index, String(10_000_000 - index)),
  );
}
