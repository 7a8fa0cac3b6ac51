import { readFile } from 'node:fs/promises'
import release from '#package.json' with { type: 'json' }
import { about, type Finding } from '#services/doctor/finding.ts'

const oldestNode = 22

/** Node, and the packages that are installed against those of this release. */
export async function checkVersions({
  node = process.version,
  root = new URL('../../', import.meta.url).pathname,
} = {}): Promise<Finding[]> {
  const { fine, warning, broken } = about('versions')
  const findings: Finding[] = []
  if (Number(node.slice(1).split('.', 1)[0]) < oldestNode) {
    findings.push(broken(`Node ${node} is too old`, 'Install Node 26.'))
  }
  const others: string[] = []
  for (const [name, wanted] of Object.entries(release.dependencies)) {
    const installed = await readFile(`${root}node_modules/${name}/package.json`, 'utf8').then(
      (text) => (JSON.parse(text) as { version: string }).version,
      () => 'missing',
    )
    if (installed !== wanted) others.push(`${name} ${installed} instead of ${wanted}`)
  }
  if (others.length > 0) findings.push(warning(others.join(', '), 'Run: npm ci'))
  const all = Object.keys(release.dependencies).length
  return findings.length > 0
    ? findings
    : [fine(`release ${release.version}, Node ${node}, ${all} packages as in the lockfile`)]
}
