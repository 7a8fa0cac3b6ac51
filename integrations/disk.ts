import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  /** What this process may still write. */
  freeBytes: number
  totalBytes: number
}

/** Space of the disk a folder is on. Rejects if there is no such folder. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
