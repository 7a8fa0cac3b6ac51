import { renderSVG } from 'uqr'

/**
 * A QR code as an SVG document, black on white in every color scheme. Scanners need the four
 * modules of white around it (ISO/IEC 18004); level M still reads with a fold or a stain.
 */
export function qrCodeOf(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4 })
}
