/** The part of the library that is used here; it comes without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      noHinting: boolean
      variationAxes: Record<string, { min: number; max: number } | number>
    },
  ): Promise<Buffer>
}
