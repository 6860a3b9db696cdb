/** Two soft notes, in hertz, and how long each sounds, in seconds. */
const notes = [659.3, 880] as const;
const length = 0.18;

/** Milliseconds for which one tab keeps the others from sounding for the same event. */
const claim = 3_000;

function sound(): void {
  const context = new AudioContext();
  notes.forEach((frequency, index) => {
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const loudness = new GainNode(context, { gain: 0 });
    const from = context.currentTime + index * length;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(0.12, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
    if (index === notes.length - 1) tone.addEventListener('ended', () => void context.close());
  });
}

/** Sounds for a notification, in one tab however many are open. `id` is the notification's. */
export async function playSound(id: string): Promise<void> {
  await navigator.locks.request(`sound ${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    sound();
    await new Promise((resolve) => setTimeout(resolve, claim));
  });
}
