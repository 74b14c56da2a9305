/** The hall's few sounds, made here: no file is loaded. Wood, paper and metal; short, low, and never two at once. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a person touched it; before that there are no tones. */
function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}

/** A volume that rises at once and dies away. */
function fading(audio: AudioContext, from: number, length: number, loudness: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  volume.connect(audio.destination);
  return volume;
}

interface Tone {
  pitch: number;
  /** Seconds until it begins, and how long it lasts. */
  after?: number;
  length: number;
  loudness: number;
  wave?: OscillatorType;
  /** The pitch that it falls to. */
  to?: number;
}

function tone(audio: AudioContext, { pitch, after = 0, length, loudness, wave = "triangle", to = pitch }: Tone): void {
  const from = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + length);
  voice.connect(fading(audio, from, length, loudness));
  voice.start(from);
  voice.stop(from + length);
}

/** Paper: noise through a band that moves. */
function rustle(audio: AudioContext, length: number, low: number, high: number, loudness: number): void {
  const from = audio.currentTime;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(low, from);
  band.frequency.exponentialRampToValueAtTime(high, from + length);
  source.connect(band).connect(fading(audio, from, length, loudness));
  source.start(from);
}

function play(...tones: Tone[]): void {
  const audio = ready();
  if (audio) for (const one of tones) tone(audio, one);
}

export const sound = {
  /** It is your turn: a bell, and its fifth. */
  turn: () => play({ pitch: 523, length: 0.35, loudness: 0.12 }, { pitch: 784, after: 0.14, length: 0.5, loudness: 0.12 }),
  /** A card is laid down. */
  card: () => {
    const audio = ready();
    if (audio) rustle(audio, 0.11, 900, 2600, 0.09);
  },
  /** Somebody gains something: coins. */
  coin: () =>
    play(
      { pitch: 1865, length: 0.12, loudness: 0.035, wave: "sine" },
      { pitch: 2489, after: 0.05, length: 0.22, loudness: 0.035, wave: "sine" },
    ),
  /** Troops, or a blow: a drum. */
  drum: () => play({ pitch: 150, to: 55, length: 0.22, loudness: 0.16, wave: "sine" }),
  /** Someone said something. */
  chat: () => play({ pitch: 660, length: 0.12, loudness: 0.06 }, { pitch: 660, after: 0.1, length: 0.15, loudness: 0.05 }),
  /** The game is over. */
  over: () => play(...[523, 659, 784, 1047].map((pitch, i) => ({ pitch, after: i * 0.15, length: i === 3 ? 0.7 : 0.3, loudness: 0.1 }))),
};

/** What is heard of what happened, the most telling first; of many things at once only one. */
const HEARD: readonly [sound: "drum" | "coin" | "card", of: RegExp][] = [
  ["drum", /^(deploy|win|lose_unit|attack)/],
  ["coin", /^(gain|acquire|contract|steal)/],
  ["card", /^(play|agent|draw|reveal|intrigue|discard)/],
];

export function hear(events: readonly { what: string }[]): void {
  const heard = HEARD.find(([, of]) => events.some(({ what }) => of.test(what)));
  if (heard) sound[heard[0]]();
}
