import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { buildServices } from '../build.ts'
import { check } from '../check.ts'
import type { Engine } from '../engine.ts'
import { startDocker } from './docker.ts'
import { ofOneServer } from './one.ts'
import { ofSeveralServers } from './several.ts'
import { visitor } from './visitor.ts'

export const composeGuarantees = ofOneServer.length + ofSeveralServers.length

/** Null if it can be tried here, but for podman. */
export async function whyNoCompose(): Promise<string | null> {
  const found = promisify(execFile)('which', ['docker-compose', 'iptables', 'git', 'openssl'])
  return found.then(
    () => null,
    () => "docker-compose needs Debian's packages: docker-compose iptables aardvark-dns",
  )
}

/** Follows docs/compose.md on the built image. Returns how many guarantees do not hold. */
export async function driveCompose(engine: Engine): Promise<number> {
  console.log('Building what the compose files name besides')
  const images = await buildServices(engine)
  await using leaving = new AsyncDisposableStack()
  const scratch = leaving.adopt(await newTemporaryFolder('cabins-compose-'), (each) =>
    each.remove(),
  )
  await chmod(scratch.path, 0o755)
  const docker = leaving.use(await startDocker(engine, scratch.path, images))
  const place = {
    engine,
    docker,
    folder: join(scratch.path, 'empty'),
    disk: join(scratch.path, 'disk'),
    visit: visitor(''),
  }
  return (await check(ofOneServer, place)) + (await check(ofSeveralServers, place))
}
