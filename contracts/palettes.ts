/** The looks of the site; `app/styles/palettes/` has their colors, and `tokens.css` those of dusk. */
export const paletteNames = ['dusk', 'cedar', 'river'] as const
export type PaletteName = (typeof paletteNames)[number]

interface BarColors {
  /** Of the page, in each color scheme. */
  light: string
  dark: string
  /** Of the header, on a home screen. */
  app: string
}

/** What browsers paint around the page. */
export const barColors: Readonly<Record<PaletteName, BarColors>> = {
  dusk: { light: '#f8f1e3', dark: '#14152a', app: '#2e2246' },
  cedar: { light: '#f4f1e4', dark: '#121b15', app: '#1e3527' },
  river: { light: '#f1f4f1', dark: '#0f1c28', app: '#12324a' },
}
