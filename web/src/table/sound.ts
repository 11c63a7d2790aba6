// Short synthesized sounds. Off by default.
import type { Sound } from '../game/beats';

interface Tone {
  readonly type: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}
const tone = (type: Tone['type'], from: number, to: number, at: number, long: number, loud = 0.08): Tone => ({
  type,
  from,
  to,
  at,
  long,
  loud,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [tone('noise', 3000, 900, 0, 0.09, 0.05)],
  move: [tone('sine', 190, 120, 0, 0.09, 0.1)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) => tone('noise', 2600, 1400, at, 0.035, 0.09)),
  hit: [tone('triangle', 140, 55, 0, 0.22, 0.14)],
  medal: [tone('sine', 660, 660, 0, 0.14), tone('sine', 990, 990, 0.1, 0.24)],
  turn: [tone('sine', 440, 440, 0, 0.12, 0.06), tone('sine', 587, 587, 0.1, 0.2, 0.06)],
};

let audio: AudioContext | undefined;

function source(context: AudioContext, { type, from, to, long }: Tone, start: number): AudioScheduledSourceNode {
  if (type !== 'noise') {
    const oscillator = new OscillatorNode(context, { type, frequency: from });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
    return oscillator;
  }
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer });
}

export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    for (const one of TONES[sound]) {
      const start = audio.currentTime + one.at;
      const node = source(audio, one, start);
      const gain = new GainNode(audio, { gain: one.loud });
      gain.gain.setValueAtTime(one.loud, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + one.long);
      const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: one.from, Q: 0.8 });
      if (one.type === 'noise') node.connect(colour).connect(gain).connect(audio.destination);
      else node.connect(gain).connect(audio.destination);
      node.start(start);
      node.stop(start + one.long);
    }
  } catch {
    // Without audio, the game continues silently.
  }
}
