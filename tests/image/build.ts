import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import type { Engine } from './engine.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const base = 'localhost/debian'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
export const image = 'localhost/cabins'

/**
 * Builds the image as the documents say, on a Debian made of the packages that this machine installs
 * from: a registry of images may be out of reach.
 */
export async function buildImage({ buildah }: Engine): Promise<void> {
  await buildDebian(buildah)
  const { stdout: registry } = await run('npm', ['config', 'get', 'registry'])
  await buildah(
    'build',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--tag',
    image,
    '--build-arg',
    `BASE=${base}`,
    '--build-arg',
    `NPM_CONFIG_REGISTRY=${registry.trim()}`,
    '--ignorefile',
    join(root, '.containerignore'),
    '--file',
    join(root, 'Containerfile'),
    root,
  )
}

async function buildDebian(buildah: Engine['buildah']): Promise<void> {
  const folder = await newTemporaryFolder('cabins-debian-')
  const archive = join(folder.path, 'debian.tar')
  const sources = '/etc/apt/sources.list.d'
  const names = await readdir(sources).catch(() => [])
  const own = names.find((name) => /\.(sources|list)$/.test(name)) ?? 'debian.sources'
  // Also later, for what the image's build installs.
  const quickly = '--dpkgopt=force-unsafe-io'
  await run('mmdebstrap', [
    '--variant=minbase',
    '--mode=root',
    '--include=ca-certificates',
    quickly,
    'bookworm',
    archive,
    join(sources, own),
  ])
  const npmrc = join(folder.path, 'npmrc')
  await writeFile(npmrc, `cafile=${certificates}.machine\n`)
  const container = await buildah('from', 'scratch')
  await buildah('add', container, archive, '/')
  // The registry may be behind a proxy that this machine trusts.
  await buildah('add', container, certificates, `${certificates}.machine`)
  await buildah('add', container, npmrc, '/root/.npmrc')
  await buildah('commit', container, base)
  await buildah('rm', container)
  await folder.remove()
}
