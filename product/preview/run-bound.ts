import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// Runs a program that ends with whoever started it, however that one ends, and whose data goes away with it.
const data = process.env.DATA_DIR
process.once('disconnect', () => process.exit())
process.once('exit', () => {
  if (data !== undefined) rmSync(data, { recursive: true, force: true })
})
const [program = ''] = process.argv.splice(2, 1)
await import(pathToFileURL(program).href)
