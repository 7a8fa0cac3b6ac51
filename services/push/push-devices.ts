import { createHash, randomUUID } from 'node:crypto'
import type { NewPushDevice, PushKey, PushState } from '#contracts/push.ts'
import type { Push } from '#integrations/push.ts'
import { deletePushDevice, listPushDevices, putPushDevice } from '#store/push/devices.ts'
import { pushKeysOf } from '#store/push/keys.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { deviceOf } from '../sign-in/device.ts'

export type PushDeps = Pick<Dependencies, 'db' | 'clock'> & { push: Push }

/** Which of an administrator's browsers are told. */
export async function readPush({ db }: Pick<PushDeps, 'db'>, adminId: string): Promise<PushState> {
  const devices = await listPushDevices(db, adminId)
  return {
    devices: devices.map(({ id, device, addedAt, endpoint }) => ({
      id,
      device,
      addedAt: addedAt.toString({ smallestUnit: 'millisecond' }),
      endpointHash: createHash('sha256').update(endpoint).digest('hex'),
    })),
  }
}

/** What browsers subscribe with; made when it is first asked for. */
export async function pushKey({ db, push }: PushDeps): Promise<PushKey> {
  const { publicKey } = await pushKeysOf(db, push.makeKeys)
  return { publicKey }
}

/** From now on this browser is told what arrives. */
export async function addPushDevice(
  deps: PushDeps,
  { endpoint, keys }: NewPushDevice,
  { adminId, userAgent }: { adminId: string; userAgent: string },
): Promise<PushState> {
  const now = deps.clock.now()
  const device = deviceOf(userAgent)
  const times = { addedAt: now, toldUntil: now }
  await putPushDevice(deps.db, { id: randomUUID(), adminId, endpoint, ...keys, device, ...times })
  return readPush(deps, adminId)
}

/** Throws `NotFoundError` if it is not one of the administrator's. */
export async function removePushDevice(
  deps: PushDeps,
  device: { id: string; adminId: string },
): Promise<PushState> {
  if (!(await deletePushDevice(deps.db, device))) throw missing('browser')
  return readPush(deps, device.adminId)
}
