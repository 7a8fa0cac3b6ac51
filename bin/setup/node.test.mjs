import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findNode, serverFlags, serverVariables } from './node.mjs'

/** A program in the place of the Node that comes with the packages. */
async function fakeNode(script) {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-node-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'node')
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

/** As if the system's own Node were too old. */
function onOldNode() {
  const { version } = process
  Object.defineProperty(process, 'version', { value: 'v20.1.0' })
  onTestFinished(() => Object.defineProperty(process, 'version', { value: version }))
}

test('on a system without libatomic the error quotes the loader and names the package to install', async () => {
  onOldNode()
  const said =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  const path = await fakeNode(`echo '${said}' >&2; exit 127`)
  await expect(findNode(path)).rejects.toMatchObject({
    output: said,
    advice: expect.stringContaining('apt-get install libatomic1'),
  })
})

test('any other failure to start is shown as it is', async () => {
  onOldNode()
  const path = await fakeNode("echo 'Illegal instruction' >&2; exit 132")
  await expect(findNode(path)).rejects.toMatchObject({ output: 'Illegal instruction' })
})

test("where no Node comes packaged, the system's has to be new enough", async () => {
  onOldNode()
  await expect(findNode('/nowhere/node')).rejects.toMatchObject({
    advice: expect.stringContaining('There is no Node package'),
  })
})

test('the packaged Node is taken before the one that runs this', async () => {
  const path = await fakeNode('echo v26.10.0')
  expect(await findNode(path)).toBe(path)
})

test('the image and the systemd unit start the server as small as npm start does', async () => {
  const image = await readFile('Containerfile', 'utf8')
  const main = 'build/server/main.js'
  const command = ['node', ...serverFlags, main].map((word) => JSON.stringify(word)).join(', ')
  expect(image).toContain(`CMD [${command}]`)
  const unit = await readFile('docs/running.md', 'utf8')
  for (const flag of serverFlags) expect(unit).toMatch(new RegExp(`ExecStart=.* ${flag} .*${main}`))
  for (const [name, value] of Object.entries(serverVariables)) {
    expect(image).toContain(` ${name}=${value} `)
    expect(unit).toMatch(new RegExp(`Environment=(.* )?${name}=${value}\\b`))
  }
})
