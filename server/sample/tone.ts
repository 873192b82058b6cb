export type Tone = { kind: 'beep' | 'chirp' | 'siren'; frequency: number; sweepTo: number; seconds: number; volume: number }

export const sampleRate = 8000

/** The frequency at a moment, with `progress` running from 0 to 1 over the whole sound. */
function frequencyAt({ kind, frequency, sweepTo }: Tone, progress: number): number {
  switch (kind) {
    case 'beep':
      return frequency
    case 'chirp':
      return frequency * (1 + progress)
    case 'siren':
      return frequency + (sweepTo - frequency) * (0.5 - 0.5 * Math.cos(4 * Math.PI * progress))
  }
}

/** A WAV file: mono, 16 bits, computed wave by wave, faded in and out so that it does not click. */
export function makeWav(tone: Tone): Buffer {
  const count = Math.round(tone.seconds * sampleRate)
  const wav = Buffer.alloc(44 + count * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + count * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(count * 2, 40)

  const fade = sampleRate / 50
  let phase = 0
  for (let index = 0; index < count; index += 1) {
    phase += (2 * Math.PI * frequencyAt(tone, index / count)) / sampleRate
    const edge = Math.min(1, index / fade, (count - 1 - index) / fade)
    wav.writeInt16LE(Math.round(Math.sin(phase) * edge * tone.volume * 32_000), 44 + index * 2)
  }
  return wav
}
