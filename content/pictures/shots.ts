/** A whole picture of library/, or a detail cut from one, in fractions of its sides. */
export interface Shot {
  file: string
  crop?: { left: number; top: number; width: number; height: number }
  alt: string
}

export const shots = {
  'gable-dusk': {
    file: 'gable-dusk.webp',
    alt: 'A small cabin with a lamplit porch under a live oak, bluebonnets in front and a red sunset behind the hills.',
  },
  'lamplit-porch': {
    file: 'gable-dusk.webp',
    crop: { left: 0.4, top: 0.42, width: 0.48, height: 0.48 },
    alt: 'Warm light falls through two windows and a green door onto a cabin porch at dusk.',
  },
  'string-lights': {
    file: 'gable-dusk.webp',
    crop: { left: 0.06, top: 0.33, width: 0.46, height: 0.46 },
    alt: 'String lights hang from an oak branch to a cabin while the sun sets behind purple hills.',
  },
  'bluebonnets-at-dusk': {
    file: 'gable-dusk.webp',
    crop: { left: 0, top: 0.53, width: 0.47, height: 0.47 },
    alt: 'A meadow of bluebonnets and red paintbrush at dusk, with string lights above.',
  },
  'wood-smoke': {
    file: 'gable-dusk.webp',
    crop: { left: 0.42, top: 0, width: 0.5, height: 0.5 },
    alt: 'Smoke rises from a stone chimney into a red and purple evening sky.',
  },
  'a-frame': {
    file: 'a-frame.webp',
    alt: 'An A-frame cabin with a glass front and a wooden deck among live oaks and bluebonnets on a bright day.',
  },
  'a-frame-window': {
    file: 'a-frame.webp',
    crop: { left: 0.25, top: 0.1, width: 0.5, height: 0.5 },
    alt: 'The tall glass gable of an A-frame cabin reflects the hills beneath white clouds.',
  },
  'a-frame-deck': {
    file: 'a-frame.webp',
    crop: { left: 0.24, top: 0.46, width: 0.47, height: 0.47 },
    alt: 'Teal and yellow Adirondack chairs on a wooden deck at the end of a flagstone path.',
  },
  'prickly-pear': {
    file: 'a-frame.webp',
    crop: { left: 0, top: 0.53, width: 0.46, height: 0.46 },
    alt: 'A flowering prickly pear and bluebonnets beside the stone steps of a deck.',
  },
  'oak-meadow': {
    file: 'a-frame.webp',
    crop: { left: 0.53, top: 0.52, width: 0.46, height: 0.46 },
    alt: 'Bluebonnets in the grass between a cabin deck and an old live oak.',
  },
  'dogtrot-night': {
    file: 'dogtrot-night.webp',
    alt: 'A fire burns in a stone fire pit beside a dogtrot cabin beneath the Milky Way.',
  },
  'fire-pit': {
    file: 'dogtrot-night.webp',
    crop: { left: 0, top: 0.45, width: 0.5, height: 0.5 },
    alt: 'Four wooden chairs around a burning fire pit at night.',
  },
  'milky-way': {
    file: 'dogtrot-night.webp',
    crop: { left: 0.36, top: 0, width: 0.54, height: 0.54 },
    alt: 'The Milky Way over a cabin roof on a clear night.',
  },
  'dogtrot-porch': {
    file: 'dogtrot-night.webp',
    crop: { left: 0.42, top: 0.36, width: 0.5, height: 0.5 },
    alt: 'Two lit windows and an open breezeway of a dogtrot cabin at night.',
  },
  'oak-at-night': {
    file: 'dogtrot-night.webp',
    crop: { left: 0, top: 0.1, width: 0.5, height: 0.5 },
    alt: 'Sparks and string lights beneath a live oak on a starry night.',
  },
  bedroom: {
    file: 'bedroom.webp',
    alt: 'A bedroom with a patterned quilt on a wooden bed, a reading lamp, an armchair and a window to the garden.',
  },
  bedside: {
    file: 'bedroom.webp',
    crop: { left: 0.3, top: 0.17, width: 0.45, height: 0.45 },
    alt: 'Colorful pillows on a wooden bed below a desert print, with bluebonnets on the night stand.',
  },
  kitchenette: {
    file: 'kitchenette.webp',
    alt: 'A kitchenette with teal tiles, a farmhouse sink beneath the window and coffee ready on the counter.',
  },
  'coffee-station': {
    file: 'kitchenette.webp',
    crop: { left: 0.03, top: 0.27, width: 0.46, height: 0.46 },
    alt: 'A blue enamel coffee pot and two mugs in front of teal tiles, more mugs on the shelf above.',
  },
  'farmhouse-sink': {
    file: 'kitchenette.webp',
    crop: { left: 0.455, top: 0.37, width: 0.45, height: 0.5 },
    alt: 'Morning sun on a white farmhouse sink with a brass tap.',
  },
  'kitchen-window': {
    file: 'kitchenette.webp',
    crop: { left: 0.46, top: 0.03, width: 0.46, height: 0.4 },
    alt: 'Green hills and an oak branch seen through a kitchen window.',
  },
  'gable-day': {
    file: 'gable-day.webp',
    alt: 'A cabin with a metal roof, a stone chimney and a wide porch on a sunny day.',
  },
  'stone-chimney': {
    file: 'gable-day.webp',
    crop: { left: 0.49, top: 0.2, width: 0.47, height: 0.47 },
    alt: 'A limestone chimney beside a standing-seam metal roof and a live oak.',
  },
  'porch-flowers': {
    file: 'gable-day.webp',
    crop: { left: 0.18, top: 0.46, width: 0.5, height: 0.5 },
    alt: 'Bluebonnets grow between limestone slabs in front of a cabin porch.',
  },
  porch: {
    file: 'porch.webp',
    alt: 'A teal Adirondack chair on a covered porch that looks out over wildflowers and green hills.',
  },
  'porch-chair': {
    file: 'porch.webp',
    crop: { left: 0.19, top: 0.32, width: 0.48, height: 0.48 },
    alt: 'A teal Adirondack chair in the afternoon sun on a wooden porch.',
  },
  'hanging-baskets': {
    file: 'porch.webp',
    crop: { left: 0.38, top: 0.26, width: 0.46, height: 0.46 },
    alt: 'Ferns in hanging baskets on a porch above a meadow of bluebonnets.',
  },
  'swimming-hole': {
    file: 'swimming-hole.webp',
    alt: 'A swim ring floats on clear green water between tall cypress trees.',
  },
  'creek-light': {
    file: 'swimming-hole.webp',
    crop: { left: 0.3, top: 0.22, width: 0.5, height: 0.5 },
    alt: 'Soft sunlight through cypress trees along a quiet creek.',
  },
  'swim-ring': {
    file: 'swimming-hole.webp',
    crop: { left: 0.42, top: 0.46, width: 0.48, height: 0.48 },
    alt: 'A red and white swim ring on a spring-fed creek.',
  },
  cypress: {
    file: 'swimming-hole.webp',
    crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
    alt: 'Sunbeams fall through the crown of an old cypress.',
  },
  'deep-water': {
    file: 'swimming-hole.webp',
    crop: { left: 0, top: 0.45, width: 0.55, height: 0.55 },
    alt: 'Still, dark green water below old cypress trees, with steps that lead down to it.',
  },
  'limestone-bank': {
    file: 'swimming-hole.webp',
    crop: { left: 0.5, top: 0.3, width: 0.5, height: 0.5 },
    alt: 'White limestone slabs and tall grass along the bank of a clear creek.',
  },
  'town-square': {
    file: 'town-square.webp',
    alt: 'Stone and clapboard shop fronts on a small-town square at sunset, a teal pickup parked outside.',
  },
  mercantile: {
    file: 'town-square.webp',
    crop: { left: 0.02, top: 0.22, width: 0.48, height: 0.48 },
    alt: 'The false front of an old mercantile with lit shop windows.',
  },
  awning: {
    file: 'town-square.webp',
    crop: { left: 0.28, top: 0.545, width: 0.45, height: 0.45 },
    alt: 'A striped awning over glowing shop windows, with benches and flower barrels on the sidewalk.',
  },
  pickup: {
    file: 'town-square.webp',
    crop: { left: 0.55, top: 0.38, width: 0.45, height: 0.47 },
    alt: 'A teal pickup with flowers in its bed, parked in front of a shop with a balcony.',
  },
} as const satisfies Record<string, Shot>

export type ShotName = keyof typeof shots
