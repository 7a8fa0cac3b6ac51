import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { image } from './build.ts'
import type { Guarantee } from './check.ts'
import { inside, sendReview, startContainer, stopContainer, type Driven } from './drive.ts'

type Tried = Driven & { fresh: string }

const mostPackedBytes = 250e6
const pages = ['/', '/cabins', '/reviews', '/events', '/book-now', '/about', '/admin/login']
let origin = ''
let review = ''

/** Checked in this order, on one container. */
export const guarantees: readonly Guarantee<Tried>[] = [
  {
    title: 'it serves, read-only and without privileges',
    async holds(driven) {
      const startedAt = performance.now()
      origin = await startContainer(driven)
      const ms = performance.now() - startedAt
      for (const page of pages) assert.equal((await fetch(origin + page)).status, 200, page)
      return `ready after ${(ms / 1000).toFixed(1)} s`
    },
  },
  {
    title: 'it does not run as root, and cannot write outside /data',
    async holds({ engine }) {
      const script = `
        const fs = require('node:fs')
        const refused = ['/app/x', '/x', '/tmp/x', '/etc/x'].filter((path) => {
          try { fs.writeFileSync(path, ''); return false } catch { return true }
        })
        fs.writeFileSync('/data/probe', ''); fs.rmSync('/data/probe')
        console.log(process.getuid(), refused.length)`
      assert.equal(await inside(engine, '-e', script), '10001 4')
    },
  },
  {
    title: 'it has no shell',
    async holds({ engine }) {
      for (const shell of ['/bin/sh', '/bin/bash', '/bin/busybox']) {
        await assert.rejects(engine.podman('exec', 'cabins', shell, '-c', 'true'), shell)
      }
    },
  },
  {
    title: 'its health check passes while it is ready',
    async holds({ engine }) {
      await inside(engine, 'deploy/image/healthy.mjs')
      const check = await engine.podman('inspect', '--format', '{{.HealthCheck.Test}}', image)
      assert.match(check, /healthy/)
    },
  },
  {
    title: 'commands of the site run inside',
    async holds({ engine }) {
      assert.match(await inside(engine, 'bin/reset-password.ts'), /password/i)
    },
  },
  {
    title: 'what is in it is listed',
    async holds({ engine }) {
      const script = "process.stdout.write(require('node:fs').readFileSync('/app/sbom.cdx.json'))"
      const { bomFormat, components } = JSON.parse(await inside(engine, '-e', script)) as {
        bomFormat: string
        components: { name: string }[]
      }
      assert.equal(bomFormat, 'CycloneDX')
      const names = components.map(({ name }) => name)
      assert.ok(names.includes('fastify') && !names.includes('vitest'))
      return `${names.length} packages`
    },
  },
  {
    title: 'a stop is clean, and what was acknowledged is there at the next start',
    async holds(driven) {
      review = await sendReview(origin)
      const { code, ms } = await stopContainer(driven.engine)
      assert.equal(code, 0)
      origin = await startContainer(driven)
      assert.ok((await reviewsIn(driven, '/data/cabins.sqlite')).includes(review))
      return `stopped in ${(ms / 1000).toFixed(1)} s`
    },
  },
  {
    title: 'a lost volume is restored from BACKUP_URL',
    async holds({ engine, fresh, ...driven }) {
      await stopContainer(engine)
      const lost = { ...driven, engine, data: fresh }
      await engine.podman(
        'run',
        '--rm',
        '--network',
        'host',
        '--read-only',
        '--volume',
        `${fresh}:/data`,
        '--volume',
        `${driven.copies}:/copies`,
        image,
        'node',
        'bin/restore.ts',
        '--from',
        '/copies',
      )
      origin = await startContainer(lost)
      assert.ok((await reviewsIn(lost, '/data/cabins.sqlite')).includes(review))
      assert.equal((await stopContainer(engine)).code, 0)
    },
  },
  {
    title: 'it is at most 250 MB to fetch',
    async holds({ engine, fresh }) {
      const { packed, unpacked } = await sizeOf(engine, fresh)
      assert.ok(packed <= mostPackedBytes, `${packed} bytes`)
      return `${Math.round(packed / 1e6)} MB packed, ${Math.round(unpacked / 1e6)} MB unpacked`
    },
  },
]

async function reviewsIn({ engine }: Driven, file: string): Promise<string> {
  const script = `
    const Database = require('better-sqlite3')
    const db = new Database('${file}', { readonly: true })
    console.log(db.prepare('select id from reviews').all().map(({ id }) => id).join())`
  return inside(engine, '-e', script)
}

/** As a registry keeps it, and on disk. */
async function sizeOf({ buildah, podman }: Driven['engine'], folder: string) {
  const archive = `${folder}/image`
  await buildah('push', '--compression-format', 'gzip', image, `oci:${archive}`)
  let packed = 0
  for (const name of await readdir(`${archive}/blobs/sha256`)) {
    packed += (await stat(`${archive}/blobs/sha256/${name}`)).size
  }
  return { packed, unpacked: Number(await podman('inspect', '--format', '{{.Size}}', image)) }
}
