/** The part of the library's store that lists a bucket. */
export interface ListingStore {
  listObjects(bucket: string, options: ListOptions): Promise<Listed>
}

interface ListOptions {
  delimiter?: string
  prefix?: string
  maxKeys?: number
  [option: string]: unknown
}

interface Listed {
  objects: { key: string }[]
  commonPrefixes: string[]
  isTruncated: boolean
}

/** Asked for folders, the fake overlooks those that contain nothing but folders, unlike S3. */
export function listEveryFolder(store: ListingStore): void {
  const listObjects = store.listObjects.bind(store)
  store.listObjects = async (bucket, { delimiter, ...options }) => {
    if (!delimiter) return listObjects(bucket, options)
    const { prefix = '' } = options
    const { objects } = await listObjects(bucket, { ...options, maxKeys: Infinity })
    const endOf = (key: string) => key.indexOf(delimiter, prefix.length)
    const folders = objects
      .filter(({ key }) => endOf(key) >= 0)
      .map(({ key }) => key.slice(0, endOf(key) + delimiter.length))
    return {
      objects: objects.filter(({ key }) => endOf(key) < 0),
      commonPrefixes: [...new Set(folders)].toSorted(),
      isTruncated: false,
    }
  }
}
