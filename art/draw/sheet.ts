import sharp, { type OverlayOptions, type Sharp } from 'sharp'

const [columns, width, height, gap] = [3, 400, 267, 12]

/** A contact sheet: drawings side by side, three in a row. */
export async function contactSheet(files: readonly string[]): Promise<Sharp> {
  const rows = Math.ceil(files.length / columns)
  const pictures = await Promise.all(
    files.map(async (file, index): Promise<OverlayOptions> => {
      const input = await sharp(file).resize(width, height).png().toBuffer()
      const [column, row] = [index % columns, Math.floor(index / columns)]
      return { input, left: gap + column * (width + gap), top: gap + row * (height + gap) }
    }),
  )
  const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) }
  return sharp({ create: { ...size, channels: 3, background: '#f6efe0' } }).composite(pictures)
}
