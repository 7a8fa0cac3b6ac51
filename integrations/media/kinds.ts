import { imageTypes, videoTypes, type EntryFileType } from '#contracts/options.ts'

export type ImageType = (typeof imageTypes)[number]
export type VideoType = (typeof videoTypes)[number]

export function isVideoType(type: string): type is VideoType {
  return videoTypes.some((each) => each === type)
}

export function isEntryFileType(type: string): type is EntryFileType {
  return isVideoType(type) || imageTypes.some((each) => each === type)
}
