import { join } from 'node:path'

/** What Debian's /etc/nginx/nginx.conf is around a site. */
export function aroundSite(folder: string, site: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = bodies.map((body) => `  ${body}_temp_path ${join(folder, body)};`).join('\n')
  return `pid ${join(folder, 'nginx.pid')};
worker_processes auto;
events { worker_connections 768; }
http {
${paths}
  access_log off;
  include ${site};
}
`
}
