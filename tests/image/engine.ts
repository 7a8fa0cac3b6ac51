import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { litestreamPath } from '#integrations/litestream.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

const run = promisify(execFile)
const mostOutput = 64 * 1024 * 1024

/** Buildah and podman with a store of their own, and as they have to be set up on this machine. */
export interface Engine extends AsyncDisposable {
  buildah: (...args: readonly string[]) => Promise<string>
  podman: (...args: readonly string[]) => Promise<string>
  /** What other programs need to call the same podman: the options that come first, and variables. */
  options: readonly string[]
  env: Readonly<Record<string, string>>
}

const image = 'localhost/probe'
/** Podman raises these limits, which a container in a container may not. */
const lowerLimits = ['[containers]', 'default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]']
const ways = [[], lowerLimits, [...lowerLimits, '[engine]', 'runtime = "runc"']]

/** Null, after saying why, if this machine builds or runs no containers. */
export async function findEngine(): Promise<Engine | null> {
  const store = await newTemporaryFolder('cabins-image-')
  const settings = join(store.path, 'containers.conf')
  const networks = `[network]\nnetwork_config_dir = "${join(store.path, 'networks')}"\n`
  const options = ['--root', join(store.path, 'root'), '--runroot', join(store.path, 'run')]
  const env = { CONTAINERS_CONF: settings }
  const call = async (program: string, args: readonly string[]) => {
    const limits = { maxBuffer: mostOutput, env: { ...process.env, ...env } }
    return (await run(program, [...options, ...args], limits)).stdout.trim()
  }
  const buildah = (...args: readonly string[]) => call('buildah', args)
  const podman = (...args: readonly string[]) => call('podman', args)
  const dispose = async () => {
    await podman('rm', '--all', '--force').catch(() => '')
    await podman('network', 'prune', '--force').catch(() => '')
    await buildah('rmi', '--all', '--force').catch(() => '')
    await store.remove()
  }
  try {
    await writeFile(settings, networks)
    await probeImage(buildah)
    for (const way of ways) {
      await writeFile(settings, [...way, networks].join('\n'))
      const works = await podman('run', '--rm', '--network', 'host', image).catch(() => null)
      if (works !== null) return { buildah, podman, options, env, [Symbol.asyncDispose]: dispose }
    }
    console.log('podman runs no containers on this machine')
  } catch (error) {
    console.log(`no containers here: ${(error as Error).message.split('\n', 1)[0]}`)
  }
  await dispose()
  return null
}

/** One program that loads nothing. */
async function probeImage(buildah: Engine['buildah']): Promise<void> {
  // Linked statically.
  const program = litestreamPath()
  if (program === null) throw new Error('there is no program to try with')
  const container = await buildah('from', 'scratch')
  await buildah('copy', container, program, '/probe')
  await buildah('config', '--cmd', '["/probe", "version"]', container)
  await buildah('commit', container, image)
  await buildah('rm', container)
}
