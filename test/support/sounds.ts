/** Silence as sound files, for tests of their headers. */

function bytesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function number(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256);
}

/** A WAV of 8-bit samples at 8 kHz. */
export function wav(seconds: number, channels = 1): Uint8Array {
  const rate = 8000;
  const size = seconds * rate * channels;
  const format = [
    ...number(1, 2),
    ...number(channels, 2),
    ...number(rate, 4),
    ...number(rate * channels, 4),
    ...number(channels, 2),
    ...number(8, 2),
  ];
  const head = [...bytesOf('WAVEfmt '), ...number(16, 4), ...format];
  const data = [...bytesOf('data'), ...number(size, 4)];
  const start = [...bytesOf('RIFF'), ...number(head.length + data.length + size, 4)];
  const all = new Uint8Array(start.length + head.length + data.length + size).fill(128);
  all.set([...start, ...head, ...data]);
  return all;
}

function page(granule: number, packet: readonly number[]): number[] {
  return [
    ...bytesOf('OggS'),
    0,
    0,
    ...number(granule, 8),
    ...number(1, 4),
    ...number(0, 4),
    ...number(0, 4),
    1,
    packet.length,
    ...packet,
  ];
}

/** An Ogg with a header and one page of sound, which is not decodable. */
export function ogg(seconds: number, coding: 'vorbis' | 'opus' = 'vorbis'): Uint8Array {
  const rate = coding === 'opus' ? 48_000 : 22_050;
  const vorbis = [1, ...bytesOf('vorbis'), ...number(0, 4), 1, ...number(rate, 4)];
  const opus = [...bytesOf('OpusHead'), 1, 1, ...number(0, 2), ...number(16_000, 4)];
  const head = coding === 'opus' ? opus : vorbis;
  const padded = [...head, ...number(0, 14)];
  return Uint8Array.from([...page(0, padded), ...page(seconds * rate, [0, 1, 2])]);
}

/** An MP3 of empty stereo frames of MPEG 1, layer III, 32 kbit/s at 48 kHz. */
export function mp3(seconds: number): Uint8Array {
  const frame = [0xff, 0xfb, 0x14, 0, ...new Array<number>(92).fill(0)];
  const count = Math.ceil((seconds * 48_000) / 1152);
  return Uint8Array.from(Array.from({ length: count }, () => frame).flat());
}
