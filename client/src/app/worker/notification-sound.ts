/** Frequencies of the two notes in hertz, and the duration of each in seconds. */
const notes = [659.3, 880] as const;
const noteSeconds = 0.18;

/**
 * Milliseconds for which a tab holds the lock of a notification, so that other tabs do not play its
 * sound as well.
 */
const lockMs = 3_000;

function playNotes(context: AudioContext): void {
  notes.forEach((frequency, index) => {
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const gain = new GainNode(context, { gain: 0 });
    const from = context.currentTime + index * noteSeconds;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.12, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, from + noteSeconds);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + noteSeconds);
  });
}

/** Plays the notification sound in only one of the open tabs. `id` is the notification's id. */
export async function playNotificationSound(id: string): Promise<void> {
  await navigator.locks.request(`sound ${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const context = new AudioContext();
    playNotes(context);
    await new Promise((resolve) => setTimeout(resolve, lockMs));
    // Closed after a time and not when the notes end. They never end in Safari, which suspends a
    // context
    // that was not created in a click handler, and limits the number of open contexts.
    await context.close();
  });
}
