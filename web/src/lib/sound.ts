/** Short tones, made here: no file is loaded. */
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

function tone(audio: AudioContext, pitch: number, after: number, length: number, loudness: number): void {
  const from = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}

function play(tones: readonly (readonly [pitch: number, after: number, length: number, loudness: number])[]): void {
  const audio = ready();
  if (audio) for (const [pitch, after, length, loudness] of tones) tone(audio, pitch, after, length, loudness);
}

export const sound = {
  /** It is your turn. */
  turn: () => play([[523, 0, 0.35, 0.12], [784, 0.14, 0.5, 0.12]]),
  /** Someone moved. */
  move: () => play([[330, 0, 0.09, 0.04]]),
  /** Someone said something. */
  chat: () => play([[660, 0, 0.12, 0.06], [660, 0.1, 0.15, 0.05]]),
  /** The game is over. */
  over: () => play([[523, 0, 0.3, 0.1], [659, 0.15, 0.3, 0.1], [784, 0.3, 0.3, 0.1], [1047, 0.45, 0.7, 0.1]]),
};
