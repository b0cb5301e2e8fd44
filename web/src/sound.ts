// Sounds, synthesised in the browser: short wooden knocks and soft tones.

export type Sound = "move" | "capture" | "check" | "end" | "hit" | "miss" | "sunk" | "place" | "refuse" | "hurry" | "notice";

/** In milliseconds, longer than any sound. */
const rest_after = 2000;

let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound only after the user has touched the page. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  suspend_later(context);
  return context;
}

/** A running context renders silence all the time, which takes processor and battery. */
function suspend_later(context: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => void context.suspend(), rest_after);
}

interface Tone {
  at: number;
  from: number;
  to?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

function tone(audio: AudioContext, { at, from, to, length, loud, shape = "sine" }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** Wood on wood: a burst of noise through a narrow band. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number, length = 0.07): void {
  const start = audio.currentTime + at;
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(start);
}

const play_of: Record<Sound, (audio: AudioContext) => void> = {
  move: (a) => {
    knock(a, 0, 900, 0.9);
    tone(a, { at: 0, from: 220, to: 150, length: 0.06, loud: 0.12 });
  },
  capture: (a) => {
    knock(a, 0, 1400, 1);
    knock(a, 0.055, 700, 1);
    tone(a, { at: 0.05, from: 180, to: 110, length: 0.09, loud: 0.16 });
  },
  place: (a) => knock(a, 0, 500, 0.9, 0.1),
  check: (a) => {
    knock(a, 0, 900, 0.9);
    tone(a, { at: 0.03, from: 660, length: 0.22, loud: 0.1, shape: "triangle" });
    tone(a, { at: 0.13, from: 880, length: 0.3, loud: 0.1, shape: "triangle" });
  },
  hit: (a) => {
    knock(a, 0, 260, 1.6, 0.3);
    tone(a, { at: 0, from: 140, to: 45, length: 0.35, loud: 0.3 });
  },
  miss: (a) => {
    knock(a, 0, 2600, 0.4, 0.25);
    tone(a, { at: 0, from: 520, to: 180, length: 0.2, loud: 0.05 });
  },
  sunk: (a) => {
    knock(a, 0, 200, 1.8, 0.5);
    tone(a, { at: 0.05, from: 200, to: 35, length: 0.8, loud: 0.3 });
  },
  end: (a) => {
    for (const [index, pitch] of [392, 494, 587].entries())
      tone(a, { at: index * 0.12, from: pitch, length: 0.5, loud: 0.1, shape: "triangle" });
  },
  refuse: (a) => tone(a, { at: 0, from: 150, to: 120, length: 0.14, loud: 0.14, shape: "triangle" }),
  hurry: (a) => tone(a, { at: 0, from: 1040, length: 0.07, loud: 0.06 }),
  notice: (a) => {
    tone(a, { at: 0, from: 523, length: 0.16, loud: 0.08, shape: "triangle" });
    tone(a, { at: 0.1, from: 784, length: 0.22, loud: 0.08, shape: "triangle" });
  },
};

export function sound(name: Sound, on: boolean): void {
  if (!on) return;
  try {
    const output = audio();
    if (output) play_of[name](output);
  } catch {
    // A game goes on without sound.
  }
}

export function sound_of(did: readonly string[]): Sound {
  if (did.includes("mate") || did.includes("fleet-sunk")) return "end";
  for (const name of ["check", "sunk", "hit", "miss"] as const) if (did.includes(name)) return name;
  if (did.includes("capture") || did.includes("en-passant") || did.includes("rook-double") || did.includes("king-captured"))
    return "capture";
  return did.includes("place") ? "place" : "move";
}
