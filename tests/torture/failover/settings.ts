/** Port numbers of one node. */
export interface NodePorts {
  name: string
  postgres: number
  rest: number
}

interface PatroniOptions {
  node: NodePorts
  folder: string
  etcdPort: number
  binaries: string
}

/**
 * Patroni's settings, as JSON, which is YAML. Synchronous replication: what was acknowledged is on
 * a standby as well, so a failover loses nothing.
 */
export function patroniSettings({ node, folder, etcdPort, binaries }: PatroniOptions): string {
  const password = 'postgres'
  return JSON.stringify({
    scope: 'cabins',
    name: node.name,
    restapi: listening(node.rest),
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    bootstrap: {
      dcs: {
        // The shortest that Patroni takes.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      ...listening(node.postgres),
      data_dir: `${folder}/data`,
      bin_dir: binaries,
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
    },
  })
}

function listening(port: number) {
  return { listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` }
}

/** HAProxy's settings: connections to `port` reach the primary, and break when it is none. */
export function proxySettings(port: number, nodes: readonly NodePorts[]): string {
  const servers = nodes.map(
    ({ name, postgres, rest }) =>
      `  server ${name} 127.0.0.1:${postgres} maxconn 50 check port ${rest}`,
  )
  return `global
  maxconn 200
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}
