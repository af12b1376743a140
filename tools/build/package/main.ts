import path from 'node:path'
import { makePackages } from './make-packages.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'))
const packed = await makePackages(root, folder)
for (const file of Object.values(packed)) console.log(path.relative(process.cwd(), file))
