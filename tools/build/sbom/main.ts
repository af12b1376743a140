import path from 'node:path'
import { forbidden, licenseTable, readAllowed } from './licenses.ts'
import { productionSbom } from './production-sbom.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sbom = productionSbom(root)
const allowed = readAllowed(root)

// `npm run sbom` prints the bill of materials, `npm run licenses` the list of licenses made of it.
console.log(process.argv.includes('--licenses') ? licenseTable(sbom, allowed) : JSON.stringify(sbom, null, 2))

const found = forbidden(sbom, allowed)
if (found.length > 0) {
  console.error(`These licenses are not allowed (deploy/allowed-licenses.json):\n${found.join('\n')}`)
  process.exitCode = 1
}
