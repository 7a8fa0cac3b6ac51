// npm run doctor [-- --mail] [--json]: examines settings, data, machine and outside services.
import { examineSite } from './doctor/examination.ts'
import { exitStatus, report } from '#services/doctor/finding.ts'
import { readArguments } from './setup/arguments.mjs'

const { values } = readArguments('doctor')
const findings = await examineSite(process.env, values)
console.log(values.json ? JSON.stringify(findings, null, 2) : report(findings))
process.exitCode = exitStatus(findings)
