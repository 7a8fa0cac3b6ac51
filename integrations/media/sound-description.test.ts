import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BufferSource, Input, MP4, WEBM } from 'mediabunny'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plantedSounds } from '#tests/fixtures/media/planted-sounds.ts'
import {
  aacConfigWithComment,
  flacBlock,
  flacStreamInfo,
  opusHead,
  vorbisHeaders,
  vorbisIdentification,
  vorbisSetup,
} from '#tests/fixtures/media/sounds.ts'
import { newTemporaryFolder, type TemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { plainConfig } from './sound-description.ts'
import { prepareVideo } from './video.ts'

const place = 'LOCATION=29.99,-98.09'
const words = 'call Ada'
const planted = await plantedSounds({ place, words })
const emptyComment = Buffer.from('\u0003vorbis\0\0\0\0\0\0\0\0\u0001')

/** What is left of each, by the specification of its format. */
const left: Record<string, Buffer | undefined> = {
  'flac.mp4': Buffer.concat([Buffer.from('fLaC'), flacBlock(0, flacStreamInfo(), true)]),
  'vorbis.webm': vorbisHeaders(vorbisIdentification, emptyComment, vorbisSetup),
  'opus.webm': opusHead,
  'aac.mp4': Buffer.from('118856e500', 'hex'),
  'aac-channels.mp4': aacConfigWithComment(Buffer.alloc(0)),
  'mp3.mp4': undefined,
}

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await newTemporaryFolder('cabins-sounds-')
})
afterEach(() => folder.remove())

describe('the sound of a video', () => {
  test.each(Object.entries(planted))(
    'is kept, and no text of the sender with it: %s',
    async (name, content) => {
      expect(content.includes(place) && content.includes(words)).toBe(true)
      const clean = await prepared(name, content)
      expect({ place: clean.includes(place), words: clean.includes(words) }).toEqual({
        place: false,
        words: false,
      })
      expect(await soundOf(clean)).toEqual({ packets: 4, description: left[name] })
    },
  )
})

describe('a description', () => {
  const sound = { numberOfChannels: 2, sampleRate: 48_000 }

  test.each(['1190', '119056e500', '119056e59d4880', 'eb098800', '2b118800', '11b0'])(
    'of AAC that holds nothing else stays as it is: %s',
    (hex) => {
      const description = Buffer.from(hex, 'hex')
      const plain = plainConfig({ ...sound, codec: 'mp4a.40.2', description })
      expect(Buffer.from(plain.description as Uint8Array).toString('hex')).toBe(hex)
    },
  )

  test('of Opus keeps its table of channels', () => {
    const head = Buffer.concat([opusHead, Buffer.from([4, 2, 0, 4, 1, 2, 3, 5])])
    head[9] = 6
    head[18] = 1
    const description = Buffer.concat([head, Buffer.from(place)])
    expect(plainConfig({ ...sound, codec: 'opus', description }).description).toEqual(head)
  })

  test.each(['flac', 'opus', 'vorbis'])('of %s that no decoder understands is refused', (codec) => {
    const description = Buffer.from([2, 255])
    expect(() => plainConfig({ ...sound, codec, description })).toThrow('damaged')
  })
})

async function prepared(name: string, content: Buffer): Promise<Buffer> {
  const [sent, clean] = [join(folder.path, name), join(folder.path, 'clean')]
  await writeFile(sent, content)
  await prepareVideo(sent, name.endsWith('mp4') ? 'video/mp4' : 'video/webm', clean)
  return readFile(clean)
}

async function soundOf(
  content: Buffer,
): Promise<{ packets: number; description: Buffer | undefined }> {
  using input = new Input({ source: new BufferSource(content), formats: [MP4, WEBM] })
  const track = await input.getPrimaryAudioTrack()
  const description = (await track?.getDecoderConfig())?.description as Uint8Array | undefined
  return {
    packets: (await track?.computePacketStats())?.packetCount ?? 0,
    description: description && Buffer.from(description),
  }
}
