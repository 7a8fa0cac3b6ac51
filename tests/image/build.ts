import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import type { Engine } from './engine.ts'

const run = promisify(execFile)
export const root = resolve(import.meta.dirname, '../..')
const base = 'localhost/debian'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
export const image = 'localhost/cabins'

/** Builds the site's image as the documents say, on that Debian. */
export async function buildImage({ buildah }: Engine): Promise<void> {
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

/** Of the packages that this machine installs from: a registry of images may be out of reach. */
export async function buildDebian({ buildah }: Engine): Promise<void> {
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

const services = ['caddy', 'database', 'store'] as const

/** What the compose files name besides the site. Returns the variables that put it in place. */
export async function buildServices({ buildah }: Engine): Promise<Record<string, string>> {
  const folder = join(root, 'tests/image/services')
  const how = ['--isolation', 'chroot', '--format', 'docker', '--layers']
  const from = ['--build-arg', `BASE=${base}`, '--file', join(folder, 'Containerfile')]
  for (const service of services) {
    const names = ['--target', service, '--tag', `${image}-${service}`]
    await buildah('build', ...how, ...from, ...names, folder)
  }
  return {
    SITE_IMAGE: image,
    CADDY_IMAGE: `${image}-caddy`,
    POSTGRES_IMAGE: `${image}-database`,
    STORE_IMAGE: `${image}-store`,
  }
}
