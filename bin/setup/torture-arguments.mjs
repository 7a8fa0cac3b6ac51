const text = { type: 'string' }

/** The arguments of `npm run torture`. */
export const torture = {
  usage:
    'npm run torture [-- reviews|uploads|publishing|pictures|openings|backup|requests|failover|swaps|failures|servers|storage …] [--kills N] [--count N] [--seed N] [--database sqlite|postgres|both] [--swaps N] [--rate N] [--proxy node|haproxy|caddy|nginx] [--servers 2|3] [--storage fake|radosgw]',
  does: "Kills the server under load and looks for lost data. requests: sends --count generated requests, from --seed. backup: loses the disk as well and restores BACKUP_URL, on SQLite. failover, only when named: kills the primaries of a PostgreSQL cluster; needs Debian's patroni, etcd-server, haproxy and postgresql-15. swaps, only when named: swaps the server for a new one, --swaps times, behind a proxy (Debian's haproxy, caddy or nginx, or a small one in Node) under --rate requests a second. failures, only when named: a full and a read-only disk (as root), a wrong clock, database, storage, mail and calendar that are gone or hang. servers, only when named: --servers of them behind haproxy or nginx on one PostgreSQL through PgBouncer and one S3 store, of which one after the other fails; needs Debian's haproxy or nginx, and pgbouncer. storage, only when named: what the site expects of an S3-compatible store. --storage: the store of storage, servers, uploads and backup; radosgw is Ceph's own, and needs Debian's radosgw, ceph-mon, ceph-osd and ceph-common.",
  takes: [0, Infinity],
  options: {
    kills: text,
    count: { ...text, default: '100000' },
    seed: text,
    swaps: { ...text, default: '20' },
    rate: { ...text, default: '200' },
    proxy: text,
    servers: { ...text, default: '3' },
    storage: { ...text, default: 'fake' },
    database: { ...text, default: 'both' },
  },
  mistakeIn,
}

function mistakeIn({ kills, count, seed, database, swaps, rate, proxy, servers, storage }, parts) {
  const known = [
    'reviews',
    'uploads',
    'publishing',
    'pictures',
    'openings',
    'backup',
    'requests',
    'failover',
    'swaps',
    'failures',
    'servers',
    'storage',
  ]
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown) return `There is no part '${unknown}'.`
  if (parts.length > 1 && parts.includes('requests')) return "'requests' can't be combined."
  for (const [name, value] of Object.entries({ kills, count, seed, swaps, rate })) {
    if (value !== undefined && !/^[1-9]\d{0,8}$/.test(value))
      return `--${name} takes a whole number.`
  }
  if (!['2', '3'].includes(servers)) return '--servers takes 2 or 3.'
  if (!['fake', 'radosgw'].includes(storage)) return '--storage takes fake or radosgw.'
  const mistake = mistakeInProxy(proxy, parts)
  if (mistake) return mistake
  if (['sqlite', 'postgres', 'both'].includes(database)) return undefined
  return '--database takes sqlite, postgres or both.'
}

function mistakeInProxy(proxy, parts) {
  const proxies = parts.includes('servers')
    ? ['haproxy', 'nginx']
    : ['node', 'haproxy', 'caddy', 'nginx']
  if (proxy === undefined || proxies.includes(proxy)) return undefined
  return `--proxy takes ${proxies.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`
}
