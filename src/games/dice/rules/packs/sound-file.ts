import { textOf } from '#kit/text/code-units.ts';

/** Facts from the headers of a sound. */
export interface SoundFacts {
  readonly channels: number;
  readonly seconds: number;
}

const RIFF_BYTES = 12;
const OGG_PAGE_BYTES = 27;
/** Granules of Opus count at this rate, whatever the recording had. */
const OPUS_RATE = 48_000;

function wordAt(bytes: Uint8Array, at: number, length = 4): string {
  return textOf(bytes.subarray(at, at + length));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes of the ID3 tag before the frames of an MP3. */
function tagBytes(bytes: Uint8Array): number {
  if (wordAt(bytes, 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => (size << 7) | (byte & 0x7f), 0);
}

/** The format that the first bytes show; undefined if it is none of the usual ones. */
export function sniffSound(bytes: Uint8Array): string | undefined {
  const start = wordAt(bytes, 0);
  if (start === 'OggS') return 'Ogg';
  if (start === 'RIFF' && wordAt(bytes, 8) === 'WAVE') return 'WAV';
  if (start === 'fLaC') return 'FLAC';
  if (start === 'MThd') return 'MIDI';
  if (wordAt(bytes, 4) === 'ftyp') return 'M4A';
  if (start.startsWith('ID3') || frameAt(bytes, 0) !== undefined) return 'MP3';
  return undefined;
}

/** Reads the chunks of a WAV up to its samples; undefined if they are damaged or compressed. */
export function readWav(bytes: Uint8Array): SoundFacts | undefined {
  const view = viewOf(bytes);
  if (sniffSound(bytes) !== 'WAV') return undefined;
  let format: { channels: number; bytesPerSecond: number } | undefined;
  let at = RIFF_BYTES;
  while (at + 8 <= bytes.length) {
    const [kind, size] = [wordAt(bytes, at), view.getUint32(at + 4, true)];
    if (at + 8 + size > bytes.length) return undefined;
    if (kind === 'fmt ' && size >= 16) {
      const coding = view.getUint16(at + 8, true);
      // 1 is PCM, 3 floating point, 0xfffe either of them.
      if (![1, 3, 0xfffe].includes(coding)) return undefined;
      const bytesPerSecond = view.getUint32(at + 16, true);
      format = { channels: view.getUint16(at + 10, true), bytesPerSecond };
    }
    if (kind === 'data') {
      if (format === undefined || format.bytesPerSecond === 0 || size === 0) return undefined;
      return { channels: format.channels, seconds: size / format.bytesPerSecond };
    }
    // Chunks begin at even bytes.
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Reads all pages of an Ogg with Vorbis or Opus; undefined if it is cut or has another coding. */
export function readOgg(bytes: Uint8Array): SoundFacts | undefined {
  const view = viewOf(bytes);
  let head: { channels: number; rate: number } | undefined;
  let granule = 0;
  let at = 0;
  while (at < bytes.length) {
    if (at + OGG_PAGE_BYTES > bytes.length || wordAt(bytes, at) !== 'OggS') return undefined;
    const lacing = view.getUint8(at + 26);
    const body = at + OGG_PAGE_BYTES + lacing;
    if (body > bytes.length) return undefined;
    const sizes = bytes.subarray(at + OGG_PAGE_BYTES, body);
    const end = sizes.reduce((sum, size) => sum + size, body);
    if (end > bytes.length) return undefined;
    head ??= oggHead(bytes.subarray(body, end));
    if (head === undefined) return undefined;
    const [low, high] = [view.getUint32(at + 6, true), view.getUint32(at + 10, true)];
    // All bits are set on a page in which no sound ends.
    if (high < 0x8000_0000) granule = Math.max(granule, high * 0x1_0000_0000 + low);
    at = end;
  }
  if (head === undefined || head.rate === 0 || granule === 0) return undefined;
  return { channels: head.channels, seconds: granule / head.rate };
}

function oggHead(packet: Uint8Array): { channels: number; rate: number } | undefined {
  if (packet.length >= 19 && wordAt(packet, 0, 8) === 'OpusHead') {
    return { channels: packet[9] ?? 0, rate: OPUS_RATE };
  }
  if (packet.length >= 30 && wordAt(packet, 0, 7) === '\x01vorbis') {
    return { channels: packet[11] ?? 0, rate: viewOf(packet).getUint32(12, true) };
  }
  return undefined;
}

/** Kilobits per second of layer III by index, of MPEG 1 and of later versions. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
  readonly channels: number;
}

/** A frame of layer III; undefined if its header is none. */
function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  const isLayer3 = first === 0xff && second >= 0xe0 && version !== 1 && ((second >> 1) & 3) === 1;
  const kilobits = BITRATES[version === 3 ? 0 : 1][third >> 4];
  const base = RATES[(third >> 2) & 3];
  if (!isLayer3 || kilobits === undefined || kilobits === 0 || base === undefined) {
    return undefined;
  }
  const rate = version === 3 ? base : version === 2 ? base / 2 : base / 4;
  const samples = version === 3 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding,
    seconds: samples / rate,
    channels: fourth >> 6 === 3 ? 1 : 2,
  };
}

/** Reads all frames of an MP3; undefined if they are damaged. Tags after them are ignored. */
export function readMp3(bytes: Uint8Array): SoundFacts | undefined {
  let at = tagBytes(bytes);
  let seconds = 0;
  let channels = 0;
  for (let frame = frameAt(bytes, at); frame !== undefined; frame = frameAt(bytes, at)) {
    seconds += frame.seconds;
    channels = Math.max(channels, frame.channels);
    at += frame.bytes;
  }
  const rest = wordAt(bytes, at, 3);
  const isWhole = at >= bytes.length || rest === 'TAG' || rest === 'APE';
  return channels > 0 && isWhole ? { channels, seconds } : undefined;
}
