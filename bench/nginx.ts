import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswering, type Answer } from './http.ts'
import { findProgram, freePort, onServerCore, startProgram, type Running } from './programs.ts'

export interface Nginx extends Running {
  /** Of the only file it serves. */
  address: string
}

const file = 'page.br'

/** An nginx with one worker and the same response: a compressed file and the headers. */
export async function startNginx(folder: string, { body, headers }: Answer): Promise<Nginx> {
  const port = await freePort()
  writeFileSync(join(folder, file), body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const server = startProgram(
    onServerCore({
      command: findProgram('nginx') ?? 'nginx',
      args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    }),
  )
  const address = `http://127.0.0.1:${port}/${file}`
  try {
    await untilAnswering(address, server)
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
  return { ...server, address }
}

/** Headers nginx adds by itself. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
])

function sameHeaders(headers: Answer['headers']): string {
  return Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
    .join('\n    ')
}

// Closing connections after nginx's usual 1000 requests would distort the result.
function configuration(folder: string, port: number, headers: Answer['headers']): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type "text/html; charset=utf-8";
    ${sameHeaders(headers)}
  }
}
`
}
