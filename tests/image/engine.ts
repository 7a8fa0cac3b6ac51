import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { litestreamPath } from '#integrations/litestream/executable.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

const run = promisify(execFile)
const mostOutput = 64 * 1024 * 1024

/** Buildah and podman with a store of their own, and how they have to be called on this machine. */
export interface Engine extends AsyncDisposable {
  buildah: (...args: readonly string[]) => Promise<string>
  podman: (...args: readonly string[]) => Promise<string>
  /** Options of `podman run` without which nothing runs here. */
  runOptions: readonly string[]
}

const image = 'localhost/probe'
/** Podman raises these limits, which a container in a container may not. */
const lowerLimits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024']
const ways: { runtime: string[]; options: string[] }[] = [
  { runtime: [], options: [] },
  { runtime: [], options: lowerLimits },
  { runtime: ['--runtime', 'runc'], options: lowerLimits },
]

/** Null, after saying why, if this machine builds or runs no containers. */
export async function findEngine(): Promise<Engine | null> {
  const store = await newTemporaryFolder('cabins-image-')
  const common = ['--root', join(store.path, 'root'), '--runroot', join(store.path, 'run')]
  const call = async (program: string, args: readonly string[]) =>
    (await run(program, [...common, ...args], { maxBuffer: mostOutput })).stdout.trim()
  const buildah = (...args: readonly string[]) => call('buildah', args)
  const dispose = async () => {
    await call('podman', ['rm', '--all', '--force']).catch(() => '')
    await call('buildah', ['rmi', '--all', '--force']).catch(() => '')
    await store.remove()
  }
  try {
    await probeImage(buildah)
    for (const { runtime, options } of ways) {
      const podman = (...args: readonly string[]) => call('podman', [...runtime, ...args])
      const works = await podman('run', '--rm', ...options, '--network', 'host', image).catch(
        () => null,
      )
      if (works !== null) {
        return { buildah, podman, runOptions: options, [Symbol.asyncDispose]: dispose }
      }
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
