import sharp from 'sharp'

// The library reads dozens of formats, some with a history. Entries have three.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})
// Each process works on one file at a time and never twice on the same.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
