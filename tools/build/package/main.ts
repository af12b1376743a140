import path from 'node:path'
import { buildPackage } from './build-package.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages/journey-tools'))
await buildPackage(root, folder)
console.log(
  `The package is in ${path.relative(process.cwd(), folder) || '.'}: npm pack there makes the file to install.`,
)
