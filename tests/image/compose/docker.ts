import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Engine } from '../engine.ts'

const run = promisify(execFile)
const patienceMs = 30_000
const scriptPatienceMs = 300_000
const healthEveryMs = 1000

export interface Docker extends AsyncDisposable {
  /** Runs a script as somebody with Docker would; rejects with what it said if it fails. */
  sh: (script: string, folder: string) => Promise<string>
}

/**
 * Docker's own words on a machine with podman and Debian's docker-compose. Images are there already, so
 * `docker compose build` does nothing.
 */
export async function startDocker(
  engine: Engine,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<Docker> {
  const [tools, socket] = [join(folder, 'tools'), join(folder, 'docker.sock')]
  await mkdir(tools)
  await writeFile(join(tools, 'docker'), dockerAs(engine))
  await chmod(join(tools, 'docker'), 0o755)
  const env = {
    ...process.env,
    ...engine.env,
    ...variables,
    PATH: `${tools}:${process.env['PATH']}`,
    DOCKER_HOST: `unix://${socket}`,
    COMPOSE_INTERACTIVE_NO_CLI: '1',
  }
  const words = [...engine.options, 'system', 'service', '--time', '0', `unix://${socket}`]
  const service = spawn('podman', words, { env, stdio: 'ignore' })
  const ended = once(service, 'exit')
  const stopping = new AbortController()
  await untilThere(socket)
  const asking = askForHealth(engine, stopping.signal)
  return {
    async sh(script, cwd) {
      const limits = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: scriptPatienceMs }
      const { stdout } = await run('sh', ['-euc', script], limits)
      return stdout
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await asking
      service.kill()
      await ended
    },
  }
}

/** Old docker-compose asks for a terminal where the plugin finds out that there is none. */
function dockerAs({ options }: Engine): string {
  return `#!/bin/sh
set -eu
if [ "$1" != compose ]; then exec podman ${options.join(' ')} "$@"; fi
shift
case $1 in
  build) exit ;;
  exec | run)
    command=$1
    shift
    if [ "$1" = -T ]; then shift; fi
    set -- "$command" -T "$@"
    ;;
esac
exec docker-compose "$@"
`
}

async function untilThere(socket: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  const isThere = () =>
    access(socket).then(
      () => true,
      () => false,
    )
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error("podman does not serve Docker's API")
    await setTimeout(50)
  }
}

/** Podman leaves it to systemd to ask for health, which may not run here. */
async function askForHealth({ podman }: Engine, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const ids = await podman('ps', '--quiet', '--filter', 'health=starting').catch(() => '')
    for (const id of ids.split('\n').filter(Boolean)) {
      await podman('healthcheck', 'run', id).catch(() => '')
    }
    await setTimeout(healthEveryMs, undefined, { signal }).catch(() => {})
  }
}
