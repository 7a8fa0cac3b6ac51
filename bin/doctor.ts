// npm run doctor [-- --mail] [--json]: examines settings, data, machine and outside services.
import { examineSite } from './doctor/examination.ts'
import { exitStatus, report } from './doctor/report.ts'
import { readArguments } from './setup/arguments.mjs'

const { values } = readArguments('doctor')
const lines = await examineSite(process.env, values)
console.log(values.json ? JSON.stringify(lines, null, 2) : report(lines))
process.exitCode = exitStatus(lines)
