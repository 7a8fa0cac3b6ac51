/** For waits until files are decoded, which runs at low priority. */
export const mediaPatience = { timeout: 480_000 }
