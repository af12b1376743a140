import path from 'node:path'
import { buildPackage } from './build-package.ts'
import { buildReactPackage } from './build-react-package.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'))
await buildPackage(root, path.join(folder, 'journey-tools'))
await buildReactPackage(root, path.join(folder, 'journey-react'))
console.log(
  `The packages are in ${path.relative(process.cwd(), folder) || '.'}: npm pack in each makes the file to install.`,
)
