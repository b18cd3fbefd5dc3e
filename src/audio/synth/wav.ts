const HEADER = 44;

/** Converts samples to signed 16-bit little-endian PCM. */
export function makePcm(samples: Float32Array, gain = 1): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * samples.length));
  for (const [index, sample] of samples.entries()) {
    const value = Math.round(Math.max(-1, Math.min(1, sample * gain)) * 32_767);
    view.setInt16(2 * index, value, true);
  }
  return new Uint8Array(view.buffer);
}

/** Builds a mono WAV file. */
export function makeWav(pcm: Uint8Array, rate: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER + pcm.length));
  const write = (at: number, text: string) => {
    for (const [index, char] of [...text].entries()) view.setUint8(at + index, char.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + pcm.length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, pcm.length, true);
  const file = new Uint8Array(view.buffer);
  file.set(pcm, HEADER);
  return file;
}
