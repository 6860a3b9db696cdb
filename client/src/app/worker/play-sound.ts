/** Frequencies of the two notes in hertz, and the duration of each in seconds. */
const notes = [659.3, 880] as const;
const noteSeconds = 0.18;

/**
 * Milliseconds for which a tab holds the lock, so that other tabs do not play the same event's
 * sound.
 */
const lockMs = 3_000;

function playNotes(): void {
  const context = new AudioContext();
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
    if (index === notes.length - 1) tone.addEventListener('ended', () => void context.close());
  });
}

/** Plays the notification sound in only one of the open tabs. `id` is the notification's id. */
export async function playSound(id: string): Promise<void> {
  await navigator.locks.request(`sound ${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playNotes();
    await new Promise((resolve) => setTimeout(resolve, lockMs));
  });
}
