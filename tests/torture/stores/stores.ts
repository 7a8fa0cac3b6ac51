import { startS3, type FakeS3 } from '#tests/fakes/s3.ts'
import { startRadosgw } from './radosgw.ts'

export const storeKinds = ['fake', 'radosgw'] as const
export type StoreKind = (typeof storeKinds)[number]

/** An empty S3-compatible store: the one of the tests, or Ceph's. */
export function startStore(kind: StoreKind = 'fake'): Promise<FakeS3> {
  return kind === 'radosgw' ? startRadosgw() : startS3()
}
