import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../failover/run.ts'

export interface Certificate {
  text: string
  file: string
  keyFile: string
}

export const siteName = 'cabins.example'

/** Of the site and the database of one run, signed by itself. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  const names = `-subj /CN=${siteName} -addext subjectAltName=DNS:${siteName},IP:127.0.0.1`
  const words = `req -x509 -days 2 ${key} ${names}`.split(' ')
  await run('openssl', [...words, '-keyout', keyFile, '-out', file])
  return { text: await readFile(file, 'utf8'), file, keyFile }
}
