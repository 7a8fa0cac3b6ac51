export { ArchiveError } from './errors.ts'
export type { Manifest } from './manifest.ts'
export { readArchive, verifyArchive, type Body } from './read.ts'
export { writeArchive, type AddPart } from './write.ts'
