// The arguments of each command, checked before anything is installed or built.
import { parseArgs } from 'node:util'

const flag = { type: 'boolean', default: false }
const text = { type: 'string' }
const number = { ...text, form: /^[1-9]\d{0,8}$/, takes: 'a whole number' }
const oneOf = (...words) => ({
  ...text,
  form: new RegExp(`^(?:${words.join('|')})$`),
  takes: words.join(', ').replace(/, ([^,]*)$/, ' or $1'),
})

/** `takes`: the least and most arguments besides options; `parts`: what they may be, in words. */
const commands = {
  start: { usage: 'npm start', does: 'Builds what has changed and starts the site.' },
  dev: { usage: 'npm run dev', does: 'Starts the site with live reload.' },
  demo: { usage: 'npm run demo', does: 'Starts the site on throwaway data; Ctrl-C ends it.' },
  preflight: {
    usage: 'npm run preflight',
    does: 'Lists what is left to do before launch; fails while anything is left.',
  },
  doctor: {
    usage: 'npm run doctor [-- --mail] [--json]',
    does: 'Examines settings, database, uploads, machine, certificate, mail, feeds and versions, while the site runs or not, and changes nothing. --mail: sends a message to OWNER_EMAIL. --json: prints the findings as JSON. Exit status: 0 all fine, 1 warnings, 2 something is broken.',
    options: { mail: flag, json: flag },
  },
  pictures: {
    usage: 'npm run pictures',
    does: 'Encodes the pictures and names the files it left out.',
  },
  draw: {
    usage:
      'npm run draw -- [SHOT…] [--sheet CABIN] [--width N] [--final] [--to FOLDER] [--threads N] [--encode]',
    does: 'Draws pictures of the kit in art/, by the names in art/shots/: drafts 800 pixels wide, or as wide as --width says, in seconds, or with --final 1600 pixels in minutes. Into build/drawings unless --to names a folder. --sheet: puts what is drawn of a cabin on a contact sheet in docs/pictures/. --encode: encodes these drawings of that folder into content/pictures/drawn, for the site.',
    isOpen: true,
  },
  'add-admin': {
    usage: 'npm run add-admin -- USERNAME [--role owner|manager|moderator]',
    does: 'Adds an administrator (by default a manager) and prints a password, valid for a day. Works while the site runs.',
    takes: [1, 1],
    options: { role: { ...text, default: 'manager' } },
  },
  'reset-password': {
    usage: 'npm run reset-password [-- USERNAME]',
    does: 'Prints a new password for an administrator (by default ADMIN_USERNAME), valid for a day.',
    takes: [0, 1],
  },
  backup: {
    usage: 'npm run backup -- FILE [--stopped]',
    does: 'Saves database and uploads in one new file. --stopped: even if no site runs on them.',
    takes: [1, 1],
    options: { stopped: flag },
  },
  restore: {
    usage:
      'npm run restore -- FILE [--replace]\n       npm run restore -- --from BACKUP_URL [--at TIME]',
    does: 'Restores a backup into an empty place. --replace: deletes what is there now. --from: restores what was copied to BACKUP_URL, as it was last or --at a time such as 2026-11-24T15:30:00Z.',
    takes: [0, 1],
    options: { replace: flag, from: text, at: text },
    mistakeIn: mistakeInRestore,
  },
  image: {
    usage: 'npm run image [-- compose]',
    does: 'Builds the image of Containerfile and drives it, in several minutes; with compose, what docs/compose.md starts. Needs buildah, podman and mmdebstrap, and for compose docker-compose; says so in its count where containers do not run.',
    takes: [0, 1],
    parts: 'compose',
  },
  test: {
    usage: 'npm test [-- STEP… [ARGUMENTS]]',
    does: 'Runs every check, or some steps: format, lint, types, build, unit, journeys. ARGUMENTS go to the runner.',
    isOpen: true,
  },
  bench: {
    usage: 'npm run bench [-- PART…] [--runs N] [--every-page] [--minutes N]',
    does: 'Measures the built site: pages, starts, load, hanging, uploads, hostile-uploads, bytes, lighthouse; million and endurance only when named. --runs: how often Lighthouse runs; --every-page: on every page of the sitemap. --minutes: how long endurance takes, by default 60. It goes through Caddy if there is one.',
    takes: [0, Infinity],
    parts: 'pages starts load hanging uploads hostile-uploads bytes lighthouse million endurance',
    options: {
      runs: { ...number, default: '5' },
      'every-page': flag,
      minutes: { ...number, default: '60' },
    },
  },
  torture: {
    usage:
      'npm run torture [-- PART…] [--kills N] [--count N] [--seed N] [--database sqlite|postgres|both] [--swaps N] [--rate N] [--proxy node|haproxy|caddy|nginx] [--servers 2|3] [--storage fake|radosgw]',
    does: "Parts: reviews, uploads, publishing, pictures, openings, backup, requests, failover, swaps, failures, servers, storage. Kills the server under load and looks for lost data. requests: sends --count generated requests, from --seed. backup: loses the disk as well and restores BACKUP_URL, on SQLite. failover, only when named: kills the primaries of a PostgreSQL cluster; needs Debian's patroni, etcd-server, haproxy and postgresql-15. swaps, only when named: swaps the server for a new one, --swaps times, behind a proxy (Debian's haproxy, caddy or nginx, or a small one in Node) under --rate requests a second. failures, only when named: a full and a read-only disk (as root), a wrong clock, database, storage, mail and calendar that are gone or hang. servers, only when named: --servers of them behind haproxy or nginx on one PostgreSQL through PgBouncer and one S3 store, of which one after the other fails; needs Debian's haproxy or nginx, and pgbouncer. storage, only when named: what the site expects of an S3-compatible store. --storage: the store of storage, servers, uploads and backup; radosgw is Ceph's own, and needs Debian's radosgw, ceph-mon, ceph-osd and ceph-common.",
    takes: [0, Infinity],
    parts:
      'reviews uploads publishing pictures openings backup requests failover swaps failures servers storage',
    options: {
      kills: number,
      count: { ...number, default: '100000' },
      seed: number,
      swaps: { ...number, default: '20' },
      rate: { ...number, default: '200' },
      proxy: oneOf('node', 'haproxy', 'caddy', 'nginx'),
      servers: { ...oneOf('2', '3'), default: '3' },
      storage: { ...oneOf('fake', 'radosgw'), default: 'fake' },
      database: { ...oneOf('sqlite', 'postgres', 'both'), default: 'both' },
    },
    mistakeIn: mistakeInTorture,
  },
}

/**
 * A command's options and arguments. With --help, prints the usage; with an unknown option or argument,
 * prints the mistake. Either ends the process.
 * @param {keyof typeof commands} name
 */
export function readArguments(name, given = process.argv.slice(2)) {
  const command = commands[name]
  if (asksForHelp(command, given)) {
    console.log(`${command.does}\n\nUsage: ${command.usage}`)
    process.exit(0)
  }
  if (command.isOpen) return { values: {}, positionals: given }
  try {
    return parsed(command, given)
  } catch (error) {
    refuse(name, error.message)
  }
}

/** Prints the mistake and the usage, and ends the process. */
export function refuse(name, what) {
  console.error(`${what}\n\nUsage: ${commands[name].usage}`)
  process.exit(2)
}

/** A command that passes arguments on only parses the first. */
function asksForHelp({ isOpen }, given) {
  const own = isOpen ? given.slice(0, 1) : given
  return own.includes('--help') || own.includes('-h')
}

function parsed({ takes: [least, most] = [0, 0], parts, options = {}, mistakeIn }, args) {
  const { values, positionals } = withoutAdvice(() =>
    parseArgs({ args, options, allowPositionals: true }),
  )
  if (positionals.length < least) throw new Error('An argument is missing.')
  if (positionals.length > most)
    throw new Error(`'${positionals[most]}' is not an argument of this command.`)
  const unknown = parts && positionals.find((part) => !parts.split(' ').includes(part))
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}'.`)
  for (const [name, { form, takes }] of Object.entries(options)) {
    if (form && values[name] !== undefined && !form.test(values[name]))
      throw new Error(`--${name} takes ${takes}.`)
  }
  const mistake = mistakeIn?.(values, positionals)
  if (mistake) throw new Error(mistake)
  return { values, positionals }
}

/** Node's message goes on to explain its own conventions. */
function withoutAdvice(work) {
  try {
    return work()
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0].replace(/\.$/, '')}.`, { cause: error })
  }
}

function mistakeInRestore({ from, at, replace }, files) {
  if (from === undefined) {
    if (files.length === 0) return 'An argument is missing.'
    return at === undefined ? undefined : '--at needs --from.'
  }
  if (files.length > 0) return 'Give a FILE or --from, not both.'
  return replace ? '--replace goes with a FILE; --from never overwrites anything.' : undefined
}

function mistakeInTorture({ proxy }, parts) {
  if (parts.length > 1 && parts.includes('requests')) return "'requests' can't be combined."
  if (!parts.includes('servers') || ['haproxy', 'nginx', undefined].includes(proxy))
    return undefined
  return '--proxy takes haproxy or nginx.'
}
